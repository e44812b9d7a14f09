### Answers given ahead of time.

ankh-ahead-region = Battle card for region { $region }
