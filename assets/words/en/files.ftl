## A lesson (lesson/teaching.rs)

lesson-cannot-go-on = The lesson cannot go on: { $error }

## The rulebook over the screen (rulebook/link.rs, rulebook/show.rs)

rulebook-read = Read { $rule }
rulebook-search-example = Search: jam, LEN-204, back hex
rulebook-search = Search
rulebook-chapters = Chapters
rulebook-nothing-found = Nothing of that stands in { $book }.
rulebook-in-english = The pages of the rules are in English so far.
rulebook-back = Back

## Battles by letter (playback/letter.rs, records/letter.rs, launch/web/speak.rs)

letter-older = That link is older than what you have seen of this battle. It stands where it stood last: what was answered stays answered.
letter-other-course = tells another course of a battle that is known here: { $what }
letter-expects-newest = the newest link from the other player; what was answered here stays
letter-no-place = there is no place here to keep battles by letter
letter-is-none = it is not one by letter
letter-handed-on =
    The battle is in { $place }.

    Send that file to the other player. What comes back is opened with --load and its name.
letter-away-sealed = lets the dice of your choice fall. Send the battle; open what comes back.
letter-away-free = is a free seat. Send the battle to a friend; open what comes back.
letter-away-decides = is to decide. Send the battle; open what comes back, and it goes on.
letter-somebody = Somebody
letter-sworn-elsewhere = its dice are sworn, and what they fall from is kept only where its seat was taken
letter-no-chain = is no chain
letter-the-link = the link

## The list of battles (records/kept.rs)

kept-by-link = By link
kept-under-way = Battles under way
kept-kept = Kept
kept-delete = Delete
kept-throw-away = Throw away
kept-over = Over
kept-your-turn = Your turn
kept-other-side = the other side
kept-waits-for = Waits for { $name }
kept-against = against
kept-none = there is none to be kept
kept-nowhere = battles are not kept
# A battle that was saved or kept, by its scenario: "Axe and sword, turn 4".
kept-save = { $title }, turn { $turn }
kept-replay = { $title }, replay

## Keeping the battle (records/recording.rs)

record-the-battle = the battle
record-a-battle = The battle
record-battle-fought = the battle being fought
record-held =
    The battle could not be kept: { $error }.

    Until the window is closed it is held here: go on with it from the title, make room, and it is kept with the next choice.
record-not-put-aside = could not be put aside, so nothing else was opened: { $error }
record-put-aside = { $name }, turn { $turn }, is put aside. It waits among the battles under way, in the list of saves and replays.
record-gone = { $name }, turn { $turn }, is gone: there is no place here to keep battles.
record-not-kept =
    The battle is not being kept: { $error }.

    Make room, or let the game write there. Until then do not close it: what is not kept is lost with the window. It is tried again as you play.
record-kept-again = The battle is kept again.
record-beside = Another window has gone on with this battle. From here on it is one of its own, kept beside the other.

## Where texts are kept (platform)

disk-folder-not-made = cannot be made: { $error }
disk-not-removed-for = cannot be removed: { $error }
disk-not-put-aside = could not be put aside: { $error }
disk-hands-on-files = here battles are handed on as files
disk-no-place = there is no place here to keep it
disk-no-storage = the storage of this browser cannot be used; allow it for this page
disk-not-there = it is not in the storage of this browser
disk-full = cannot be written: the storage of this browser is full
disk-not-removed = cannot be removed
disk-saved-by-browser = { $name }, where your browser saves files

## Sound (platform/desktop/sound)

sound-no-server = off: there is no sound server here (PulseAudio or PipeWire)
sound-none = off: there is no sound here
