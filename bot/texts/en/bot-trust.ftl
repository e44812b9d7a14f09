### What lets people trust a game: the seed of chance, sealed picks, games as files.

command-game-export = Get a finished game as a file that anyone can check

## Agreed in the lobby

lobby-option-sealed = Sealed picks
lobby-value-sealed-no = No
lobby-value-sealed-yes = Yes
lobby-text-sealed-no = Thoth keeps secret picks to himself until they are revealed.
lobby-text-sealed-yes = A seal of each secret pick is shown, so everyone can check that it stayed the same.

## At the table

trust-hash = 🎲 Chance comes from a seed, told at the end; `SHA-256`: `{ $hash }`
trust-another-hash = 🎲 Chance comes from a new seed now, told at the end; `SHA-256`: `{ $hash }`
trust-seed = 🎲 All chance came from the seed `{ $seed }`. `/game export` gives you the game to check it.
trust-seal = 🔒 { $name }: `{ $hash }`
trust-no-seal = 🔒 The seals of secret picks appear here.
trust-unsealed = 🔓 { $name }: `{ $line }`

## Games as files

trust-exported = The whole game: every decision, the seed of chance, and the seals of secret picks. `thoth prove` checks it.
trust-export-going-on = This game isn't over yet. Its file would reveal what nobody may know now.
