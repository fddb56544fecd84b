## The bar at the top (src/hud/top.rs)

top-turn = Turn { $turn }
top-phases = The phases of a turn
top-turn-of = of { $last }
top-menu = Menu
top-menu-help = Help, settings, leave
top-skip = Skip
top-skip-help = Show moves and blows at once
top-skip-short = Skip
top-names = Names
top-names-help = The names of all figures
top-arcs = Arcs
top-arcs-help = Front, sides and rear of the figure looked at
top-log = Log
top-log-help = All that happened, with its dice
top-threats = Threats
top-threats-help = Every hex that an enemy can strike, and how likely you are hit where you go
top-threats-short = Threats
top-hint = Hint
top-hint-help = What a captain would do, its three best with reasons
top-undo = Undo
top-undo-help = Take back what you did since the last dice
top-undo-short = Undo
top-acting = acting now
top-has-acted = has acted this turn
top-yet-to-act = has yet to act
top-place = its place in the turn: { $place }

## What is asked (src/hud/ask.rs)

ask-thinking = is thinking …
ask-to-take-seat = to take the seat
ask-far-away = far away
ask-over = The battle is over
ask-see-how-it-went = See how it went
ask-at = at { $place }
ask-back = back
ask-back-help = Escape or right click
ask-choices =
    { $count ->
        [one] one choice
       *[other] { $count } choices
    }
ask-more = { $left } more …
ask-up-to = up to { $chance }
ask-leaves-open = Leaves open: { $permits }.
ask-on-map = choose where on the map
ask-as-now = as now

## Forecasts and choices in a few words (src/hud/words.rs)

choice-fells = fells { $chance }
choice-you-out = out of the fight { $chance }
choice-no-harm = no harm to you
choice-harm = most likely { $harm }
choice-cost = { $amount } { $what } of { $has }
choice-costs = costs { $costs }
# The space bar, on the cap of a key.
choice-space = Spc
# The words at the end of what several choices share that only lead on to where they differ.
choice-leading-on = to at facing from and

## What a choice would bring (src/hud/forecast.rs)

forecast-hits-unanswered = { $chance } to hit if it is let pass
forecast-done-unanswered = { $chance } to succeed if it is let pass
forecast-to-be-hit = to be hit
forecast-if-they-come = if they come
forecast-why = why?
forecast-less = less
forecast-why-help = Every modifier with its rule; or hold Shift
forecast-others = and { $count } more here: click to choose
forecast-if-answered = If well answered, { $name }:
forecast-expected = Expected for { $name }:
forecast-if-passed = If { $name } lets it pass: { $harm }
forecast-out-in-all = (out of the fight in all: { $chance })
forecast-suffered = Suffered by { $name }:
forecast-astray-own = May strike your own { $name }:
forecast-astray = May strike { $name }:
forecast-safe = Lays you open to nobody.
# $instead is empty, or begins with a space: " at Name".
forecast-exposed = { $name } may strike{ $instead } with the { $weapon } { $when }, at { $place }
forecast-from-behind = { $blow }, from behind
# Others may throw some for it: who strikes on the way, who answers.
forecast-no-dice = You throw no dice for this choice itself.

## Threats in a place (src/closeup/menace.rs)

# Beside one who can strike: how likely it hits the figure that is asked.
closeup-may-hit = may hit { $name }: { $chance }
closeup-threatened = threatened by { $count }

## What a choice would begin and end in a place (src/closeup/bonds.rs)

# The kind of bond: "strike would begin".
closeup-would-begin = { $what } would begin
closeup-may-begin = { $what } may begin
closeup-would-end = { $what } would end
# Whose it is: "Ada: strike would begin".
closeup-whose = { $name }: { $change }
# What is changed: "strike would end: Ada has strike on Bo".
closeup-change = { $change }: { $bond }

## What is closed, and why (src/hud/closed.rs, src/hud/why_not.rs)

closed-why-not = Why not? { $count } more
closed-help = What is not open now, and which condition fails

why-not-struck = { $name } cannot be struck now
why-not-gone-to = { $name } cannot go to { $place } now
why-not-by-verb = Not open to “{ $verb }”
why-not-other-action = Another action can be taken there: a click shows it.
why-not-hexes =
    { $count ->
        [one] one hex
       *[other] { $count } hexes
    }
why-not-out-of-reach = It is { $far } away. You reach: { $arms }.
why-not-unarmed = You hold nothing to strike with.
why-not-before-you = It is not before you: turn or move first.
why-not-strikes-unasked = Nothing that strikes is asked for just now.
why-not-stands-there = { $name } stands there.
why-not-no-room = Nobody can stand there: { $ground }.
why-not-too-far = It is { $far } hexes away; the farthest you get now is { $hexes }.
why-not-barred = The way there takes more than you have left, or an enemy bars it.

## A hint (src/hud/hint.rs)

hint-heading = A captain would
hint-thinking = is thinking …
hint-enter = Enter plays the one picked.
# After the sign of a button of a gamepad.
hint-button = plays the one picked.
hint-chance-of-second = { $here } here, { $there } with the second
hint-danger-of-second = to be hit { $here } here, { $there } with the second
hint-much-worse = much worse than the first
hint-worse = worse than the first
hint-almost-as-good = almost as good as the first
hint-while-asked = a hint is there while you are asked
hint-refused = Hint: { $why }.

## Taking back (src/driver/take_back.rs)

undo-refused = Undo: { $why }.
undo-over = the battle is over
undo-nothing-yet = there is nothing to take back yet
undo-dice = the dice have fallen since
undo-came-of-it = it has had its effect
undo-other-side = the other side has acted since
undo-lesson = in a lesson nothing is taken back
undo-other-player = the other player has taken the seat
undo-not-asked = it is not your turn to decide

## Buttons that can do nothing (src/hud/layout.rs, src/theme/widgets.rs)

told-well = Understood
button-not-now = Not now: { $why }.

## In a small window (src/hud/compact.rs)

tab-choose = Choose
tab-figure = Figure
tab-log = Log
card-do-it = Do it
card-list = list
card-more-below = More below

## The figure looked at (src/hud/figure.rs)

figure-less = less
figure-more = more
figure-more-help = All that is known of it; or hold { $key }
figure-here-too = { $state }, here too
figure-faces = faces { $facing }, at { $place }
figure-at = at { $place }
figure-pool = { $name }: { $left } of { $of } left
figure-body = body
figure-wounds = Wounds: { $list }
figure-can-strike = Can strike { $names }
figure-can-be-struck = Can be struck by { $names }
figure-ground-things = { $place }: { $ground }; here lies: { $things }

## Over the board (src/hud/banner.rs)

banner-answers = { $name } answers: { $words }
banner-follows-on = { $name } follows on: { $words }
banner-decide-for = It is yours to decide for { $name }.
banner-take-seat = Take the seat
banner-enter-or-space = Enter or Space
banner-enter = Enter

## The log (src/hud/log, src/battle_log.rs)

log-all = All
log-everyone = Everyone
log-why = Why { $name } does it: { $reasons }

## The card of a lesson (src/hud/lesson.rs)

lesson-card-watch = Watch what comes of it.
lesson-card-learned = That was the lesson. The rest of this book waits in its scenarios, and the rulebook tells it all.
lesson-card-lost = The fight is lost, but the lesson is learned: try it once more, or go on to the scenarios of this book.
lesson-card-fight = the fight
lesson-card-place = { $number } of { $all }
lesson-card-leave = Leave
lesson-card-leave-help = Leave the lesson; it can be taken up again here.
lesson-card-again = Once more
lesson-card-asked-for = The lesson asks for this
lesson-card-spoken-fight = Lesson, the fight: { $say }
lesson-card-spoken-step = Lesson, step { $number } of { $all }: { $say }
lesson-card-spoken-rule = Rule { $rule }: { $because }

## The buttons of a gamepad (src/hud/pad_legend.rs)

pad-take = take
pad-back = back
pad-next = next
pad-undo = undo
pad-hint = hint
pad-menu = menu

## A replay (src/hud/replay.rs)

replay-beside-heading = Replay
replay-beside-seed = seed { $seed }
replay-beside-next = Chosen next
replay-beside-end = The end of the replay
replay-beside-trouble = The battle goes another way { $trouble }. It is shown up to there.
replay-bar-pause = Pause
replay-bar-play = Play
replay-bar-turn-back = Turn back
replay-bar-back = Back
replay-bar-on = On
replay-bar-turn-on = Turn on
replay-bar-play-on = Play on
replay-bar-play-on-help = Take the battle up as it is shown, with what was chosen so far
replay-bar-begins = Here it begins.
replay-bar-ends = Here it ends.
replay-bar-over = The battle is over here: go back first
replay-bar-leave = Leave
replay-bar-turn = Turn
replay-bar-turn-help = Drag or click to jump to a turn; 1 to 9 by key
replay-bar-turn-of = of { $last }
replay-bar-speed = Speed
replay-bar-half = half
replay-bar-place = { $at } of { $end }

## The dice tray (src/dice_tray)

dice-made = made
dice-made-but-beaten = made, but beaten
dice-failed-by-less = failed by less
dice-failed = failed
dice-needed = { $total }, needed { $needed }
dice-hits = hits
dice-turned-aside = turned aside
dice-misses = misses
dice-again = Again
dice-again-help = Show the last exchange again

## What is said above figures (src/figures/say.rs)

float-misses = misses
float-wounded = wounded
float-appears = appears
float-healed = healed
float-revived = back in the fight
float-no-longer = no longer { $what }
float-leaves = leaves
float-spoken = “{ $words }”
# Whose the words are, where others are near.
float-named = { $name }: { $words }
