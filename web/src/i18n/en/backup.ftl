### Backups of everything that is stored on the device: questions and results in a dialog.
### $games, $letters, $count: numbers of games and of games by letter. $date: a date, for example “27 November 2026”. $limit: a number.

backup-title = Restore a backup
backup-saved = The backup has been saved: { $games ->
    [0] no games
    [one] one game
   *[other] { $games } games
}, { $letters ->
    [0] no games by letter
    [one] one game by letter
   *[other] { $letters } games by letter
}.
backup-asked = This backup from { $date } contains { $games ->
    [0] no games
    [one] one game
   *[other] { $games } games
}, { $letters ->
    [0] no games by letter
    [one] one game by letter
   *[other] { $letters } games by letter
}, and your results and settings.
# In the question before a backup is restored, after `backup-asked`.
backup-merged = The backup will be merged with the data on this device. Newer games on this device will be kept.
backup-warning = A backup contains the secret numbers of your games by letter. Restore a backup only if you made it yourself.
backup-restore-yes = Restore
backup-done = The backup has been restored.
# After `backup-done`: what the backup added.
backup-done-games = { $count ->
    [0] No games were added: all games in the backup were already on this device.
    [one] One game was added.
   *[other] { $count } games were added.
}
backup-done-letters = { $count ->
    [one] One game by letter was added.
   *[other] { $count } games by letter were added.
}
backup-done-shelved = { $count ->
    [one] One game in the backup differs from the one on this device. Both are kept: you will find the restored one under “Games put aside”.
   *[other] { $count } games in the backup differ from those on this device. All are kept: you will find the restored ones under “Games put aside”.
}
# $game: name of a game, for example “Ludus Lombardorum”. $named: whether the other player has a name, only for the choice. $name: that name.
backup-refused = { $named ->
    [true] Your { $game } game by letter with { $name } has different secret numbers here and in the backup. The game on this device was kept; the other was not restored.
   *[other] One of your { $game } games by letter has different secret numbers here and in the backup. The game on this device was kept; the other was not restored.
}
backup-lab-refused = The laboratory on this device has the games of another experiment. They were kept; those in the backup were not restored.
# After `backup-saved`.
backup-lab-left_out = The games of the laboratory are too many for a backup. Export them in the laboratory.
backup-reload = Reload the page
backup-damaged = This backup is damaged or incomplete. Nothing was changed. Use another copy of the file.
backup-foreign = This file is not an alveus backup. Nothing was changed. Choose a file that you saved with “Back up everything”.
backup-too_new = This backup comes from a newer version of alveus. Nothing was changed. Reload the page to get the new version, then try again.
backup-too_large = This file is larger than { $limit } MB, so it cannot be a backup. Nothing was changed. Choose a file that you saved with “Back up everything”.
backup-full = There is not enough space on this device for the backup. Nothing was changed. Remove some games from “Games put aside”, then try again.
backup-failed = This window cannot save games, so the backup was not restored. Reload the page, then try again.
