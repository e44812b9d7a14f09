### What can be achieved in Ankh, and what it takes.

ankh-achievement-red-zone = Out of the red
ankh-achievement-summit = Summit
ankh-achievement-menagerie = Menagerie
ankh-achievement-enlightened = All six powers
ankh-achievement-unbeaten = Unbeaten
ankh-achievement-all-monuments = Master of stone

ankh-text-achievement-red-zone = Won after standing in the red part of the devotion track as conflict 4 began.
ankh-text-achievement-summit = Won by reaching the top of the devotion track.
ankh-text-achievement-menagerie = Guardians of all three levels at the same time.
ankh-text-achievement-enlightened = Unlocked every power that a god can have.
ankh-text-achievement-unbeaten = Won the game and every battle fought, at least three.
ankh-text-achievement-all-monuments = Held the majority of all three kinds of monuments in one region.
