### Answers given ahead.

ankh-ahead-region = Battle card for region { $region }
