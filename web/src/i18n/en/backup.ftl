### Backups of everything that is stored on the device.

backup-title = Restore a backup
backup-saved = The backup has been saved: { $games ->
    [one] one game
   *[other] { $games } games
}, { $letters ->
    [0] no letter games
    [one] one letter game
   *[other] { $letters } letter games
}.
backup-asked = This backup of { $date } contains { $games ->
    [one] one game
   *[other] { $games } games
}, { $letters ->
    [0] no letter games
    [one] one letter game
   *[other] { $letters } letter games
}, and your results and settings.
backup-merged = It is added to the data on this device. Newer games here stay as they are.
backup-warning = A backup contains the secrets of your letter games. Restore it only if you made it yourself.
backup-restore-yes = Restore
backup-done = The backup has been restored.
backup-done-games = { $count ->
    [0] All of its games were already on this device.
    [one] One game was added.
   *[other] { $count } games were added.
}
backup-done-letters = { $count ->
    [one] One letter game was added.
   *[other] { $count } letter games were added.
}
backup-done-shelved = { $count ->
    [one] One game differs from the game on this device. Both are kept: you will find it under “Games put aside”.
   *[other] { $count } games differ from those on this device. Both are kept: you will find them under “Games put aside”.
}
# $game: the name of the game; $named: whether the other player has a name; $name: that name
backup-refused = { $named ->
    [true] The letter game of { $game } with { $name } has another secret on this device. Your copy here was kept, the one in the backup was not restored.
   *[other] A letter game of { $game } has another secret on this device. Your copy here was kept, the one in the backup was not restored.
}
backup-reload = Reload the page
backup-damaged = This backup is damaged or incomplete. Nothing was changed. Use another copy of the file.
backup-foreign = This file is not a backup of alveus. Nothing was changed. Choose the file that “Back up everything” saved.
backup-too_new = This backup comes from a newer version of alveus. Nothing was changed. Reload the page to get the new version, then try again.
backup-too_large = This file is larger than { $limit } MB, which is too large for a backup. Nothing was changed. Choose the file that “Back up everything” saved.
backup-full = This device has no room for the backup. Nothing was changed. Remove games you put aside, then try again.
backup-failed = This window cannot save games, so the backup was not restored. Reload the page, then try again.
