## On several screens

screen-close = Close

## What the buttons of the screens do

menu-go-on = Continue the battle
menu-under-way = Battles under way
menu-letters = Battles by link
menu-new-skirmish = New skirmish
menu-practise = A real fight
menu-lessons = Learn to play
menu-learn = The lesson of this book
menu-files = Saves and replays
menu-help = How to play
menu-rulebook = The rulebook
menu-settings = Settings
menu-renew = Take the new version
menu-leave = Leave
menu-close = Back to it
menu-save = Save
menu-share = Share the battle
menu-hand-on = Hand the battle on
menu-share-replay = Share a replay
menu-ladder = Your battles
menu-keep-ladder = Keep as a table
menu-doom-ladder = Forget them
menu-wipe-ladder = Yes, forget them all
menu-spare-ladder = No, keep them
menu-title = To the title
menu-begin = Begin
menu-share-scenario = Share
menu-again = Again
menu-same-dice = The same dice again
menu-keep-replay = Keep as a replay
menu-watch = Watch it again
menu-pick-file = Open a file
menu-heard = Go on
menu-words = In words

## The title

title-motto = Every blow can be answered.
title-hint = Enter, and Enter again, and you are in a fight. Or learn the rules first, in six minutes.
title-unread = A battle under way cannot be gone on with.
title-unread-kept = { title-unread } Its file is kept.

## The menu over a battle

menu-waits = The battle waits

## A message

notice-word = A word first
notice-trouble = That did not work

## How to play

howto = How to play
howto-turn = Whose turn
howto-turn-text = The bar at the top shows the phase of the turn and the figures in the order in which they act, with the points they have left. The panel at the left says who is asked what.
howto-choosing = Choosing
howto-choosing-text = Marked hexes on the map are choices, and so are the rows at the left. Point at one and the card beside them shows what it would bring: first the chance that is left if the enemy answers as well as it can, in small print the chance if it is let pass, then the harm to expect, the price, and who may strike at you for it. A click on a hex goes there. What throws dice, and every row, is picked by the first click and taken by the second, or by Enter; where a hex holds several choices, the first click lists them.
howto-going = Going and looking
howto-going-text = Press on a marked hex, draw the mouse to the side the figure is to look, and let go: it goes there and looks that way. Pressed on the figure itself it turns where it stands. While nothing but the way to look is asked, a click anywhere looks there, and so do the arrow keys. A click on another of your figures moves that one instead.
howto-answering = Answering
howto-answering-text = When somebody strikes at you, the banner says who, at whom and with what. Each answer has a card with its chance, its price and the harm you would still have to expect.
howto-why = Why
howto-why-text = Every number can be asked for its reasons: hold Shift or click “why?”, or point at a line of the log; a click opens the line to all its parts. Each modifier names its rule.
howto-back = Taking back
howto-back-text = Undo goes back to the last dice or to the last thing the other side did.
howto-read-rules = Read all its rules
howto-from-table = If you know it from the table
howto-finger = With a finger
howto-finger-text = Tap a marked hex or a row to pick it; a card shows what it would bring. Tap it once more, or “Do it”, to do it. One finger moves the map, two look closer. A finger that rests on a hex asks who stands there. A tap on somebody who cannot be chosen now shows their card. “Figure” and “Log” show the rest.
hand-tap = Tap
hand-tap-text = Pick; tap again, or “Do it”, to do it
hand-rest = Rest
hand-rest-text = A finger that rests on a hex asks who stands there
hand-two = Two fingers
hand-two-text = Look closer, from further away, elsewhere
hand-wheel = Wheel
hand-wheel-text = Look closer or from further away
hand-right = Right drag
hand-right-text = Move the view
hand-left = Left mouse
hand-left-text = Choose
hand-drag = Left drag
hand-drag-text = Go to the hex and look that way
howto-gamepad = Gamepad
howto-keys = Keys and mouse
howto-nth = That choice of the list
howto-letter = The action with that letter

## The lessons

lessons-about = One lesson for each rulebook. A step is asked of you at a time, and a lesson can be left and taken up again.
lessons-by = { $book }, { $minutes } minutes
lessons-at-step =
    Go on
    step { $step } of { $steps }
lessons-at-fight =
    Go on
    the fight
lessons-once-more =
    Learned
    once more
lessons-told-begun = { $done } of { $steps } steps are done.
lessons-told-finished = It was played to its end.
lessons-told-book = By the rules of { $book }.
lessons-told-minutes = It takes { $minutes } minutes.
lessons-offer-new = Learn it: { $lesson }, { $minutes } minutes
lessons-offer-begun = Go on learning: { $lesson }
lessons-offer-finished = Learned: { $lesson }

## The battles against the computer

ladder-which = Against the computer, by yourself and fought to their end.
ladder-none = None has been fought to its end yet.
ladder-rung = { $book }, against { $level }: { $score }.
ladder-told = { $fought ->
    [one] 1 battle
   *[other] { $fought } battles
}, { $won } won, { $lost } lost, { $drawn } drawn
ladder-never = not met yet
ladder-battles = battles
ladder-won = won
ladder-lost = lost
ladder-drawn = drawn
ladder-stands = { $book }: you stand at “{ $level }”, the highest level that you have beaten.
ladder-stands-nowhere = { $book }: you have beaten no level yet.
ladder-score = { $won } of { $fought } won
ladder-score-drawn = { $won } of { $fought } won, { $drawn } drawn
ladder-against = You against this level by these rules: { $score }.
ladder-of-battle = { $book }, against { $level }: { $score }
ladder-kept = Your battles are kept as { $place }.

## The settings

settings-as-they-came = As they came
settings-keys = Keys
settings-language = Language
settings-moves = Moves and blows
settings-played = are played
settings-played-at-once = are shown at once
settings-speed = Speed
settings-speed-half = half
settings-speed-designed = as designed
settings-speed-double = double
settings-speed-four = four times
settings-speed-fast = fast
settings-motion = Motion
settings-motion-on = walk, strike and fall
settings-motion-off = do not move
settings-sound = Sound
settings-sound-off = off
settings-sound-soft = soft
settings-sound-usual = usual
settings-sound-loud = loud
settings-questions = Small questions, such as dice to risk
settings-questions-always = Always
settings-questions-attacks = For my attacks only
settings-questions-never = Never
settings-text = Text
settings-text-small = small
settings-text-usual = usual
settings-text-large = large
settings-text-very-large = very large
settings-colours = Colours
settings-colours-heraldic = heraldic
settings-colours-blind = for colour-blind eyes
settings-figures = Figures
settings-figures-drawn = drawn from above
settings-figures-counters = counters
settings-kept-as = it is kept as { $file }
settings-not-kept = it { $error }
settings-unread = { $error }; the usual settings are used, { $kept }

## The table of keys

rebind-space = The action with the letter Space
rebind-letter = The action with the letter { $letter }
rebind-press = press a key or button …
rebind-change = change
rebind-usual = usual

## Saves and replays

filelist-saved = Saved as { $name }.
filelist-none = Nothing is kept yet. Save from the menu of a battle; keep a replay at its end.
filelist-asks-delete = Delete it for good?
filelist-asks-throw = Throw away it for good?
filelist-delete = Yes, delete
filelist-spare = Keep it

## Times

when-clock = { $day } { $month } { $year }, { $clock }
when-now = just now
when-minutes = { $count ->
    [one] { $count } minute ago
   *[other] { $count } minutes ago
}
when-hours = { $count ->
    [one] { $count } hour ago
   *[other] { $count } hours ago
}
when-days = { $count ->
    [one] { $count } day ago
   *[other] { $count } days ago
}
when-january = January
when-february = February
when-march = March
when-april = April
when-may = May
when-june = June
when-july = July
when-august = August
when-september = September
when-october = October
when-november = November
when-december = December

## A battle by link

invitation = A battle by link
invitation-free = { $side }: the seat is free
invitation-computer = { $side }: the computer
invitation-person = { $side }: a person
invitation-sit = Sit down: { $side }
invitation-mine = I play { $side } already, in another browser
invitation-me = I am { $name }, in another browser
invitation-watch = Only watch
invitation-later = Not now
invitation-far = Turn { $turn }, { $choices } choices so far; { $side } is to decide
invitation-over = It is over, after { $choices } choices
invitation-name = Your name
invitation-name-hint = as the side

## Setting up

setup = A new skirmish
setup-back = Back
setup-no-scenario = There is no scenario to play.
setup-one-seat = With a friend by link one of the other seats has to be yours, and only one.
setup-against = { $first } against { $other }
setup-hands = { $one } and { $other }
setup-search = Search all { $count } scenarios
setup-clear = clear
setup-none-found = No scenario has “{ $search }” in it.
setup-searched = Books, names, arms and what stands on the cards are looked through: “axe”, “1 against 3”, “even”.
setup-seed = Seed of the dice
setup-seed-wrong = Digits only; now it is by lot
setup-by-lot = by lot
setup-sworn = Dice that neither of us can foresee
setup-sworn-help = Each throw needs a number that the other player's browser has promised and not shown: the battle goes to and fro for every throw.
books-said = { $name }: { $line } Learning it is { $learning }
books-said-time = { $name }: { $line } Learning it is { $learning }, a battle takes { $time }
measured-even = even, { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
measured-easy = easy for { $side }, { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
measured-side-easy = has it easy
measured-side-fair = has a fair chance
measured-side-hard = has it hard

## Who decides for a side

seat-person = A person
seat-person-help = You, or a friend beside you.
seat-friend = By link
seat-friend-help = Far away: you send the battle as a link, and get it back with the answer.

## How it ended

outcome-won = You have won
outcome-lost = You have lost
outcome-none = No battle was fought.
outcome-unfinished = The battle was left unfinished
outcome-kept = Kept as { $name }.
outcome-same-dice = Same dice
outcome-title = Title
outcome-practise = Real fight
outcome-lessons = Lessons
outcome-lesson = The lesson “{ $lesson }” is learned.
outcome-scenario = { $scenario }, seed { $seed }
outcome-blows = Blows struck
outcome-hits = Hits
outcome-given = Hurt others
outcome-felled = Felled
outcome-faced = Blows faced
outcome-turned = Came to nothing
outcome-taken = Was hurt
outcome-fate = Fate
outcome-line-blows = blows struck
outcome-line-hits = hits
outcome-line-given = times it hurt others
outcome-line-felled = felled
outcome-line-faced = blows faced
outcome-line-turned = came to nothing
outcome-line-taken = times it was hurt
outcome-active = still in the fight
