### What Imhotep's sites would score now, and what a draft changes.

imhotep-forecast-now = If the game ended now: { $list }
imhotep-forecast-points-read = With the temple as at the end of this round, and final scoring
imhotep-forecast-blue = Blue cards
imhotep-forecast-ships = What each ship would bring: { $player }
imhotep-forecast-ships-read = Own points : the most another player gets; at the market, cards. “?”: choices may change it.
imhotep-change-points = If the game ended then: { $list }
