### What can be achieved in Imhotep, and what it takes.

imhotep-achievement-everywhere = At every site
imhotep-achievement-no-market = Stone alone
imhotep-achievement-collector = Five statues
imhotep-achievement-runaway = Far ahead
imhotep-achievement-by-the-sled = By the sled
imhotep-achievement-dynasty = Dynasty

imhotep-text-achievement-everywhere = Points from the pyramid, the temple, the tomb and the obelisks.
imhotep-text-achievement-no-market = Won without a single market card.
imhotep-text-achievement-collector = Five statues or more at the end.
imhotep-text-achievement-runaway = Won by 10 points or more.
imhotep-text-achievement-by-the-sled = Won a tie by the stones on the sled.
imhotep-text-achievement-dynasty = Five connected stones or more in the tomb.
