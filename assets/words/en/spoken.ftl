## What stands before everything else (accessibility/mod.rs)


## The battle (accessibility/battle.rs)

spoken-play-moves = Play moves and blows
spoken-at-once = Show everything at once
spoken-besides = Besides
spoken-thinking = { $side } is thinking.
spoken-hand-over = { $side } is to take the seat.
spoken-here = Here I am
spoken-over = The battle is over.
spoken-see-outcome = See how it went
spoken-wanted = what the lesson asks for
spoken-usual = the usual choice
spoken-not-now = Not now: { $reason }.
spoken-no-reasons = Numbers without reasons
spoken-reasons = Why these numbers?
spoken-best = best
spoken-second = second best
spoken-third = third best
spoken-hint-thinking = The hint is being thought out.
spoken-hint = Hint, { $place }: { $words }. { $why }
spoken-no-hint = No hint
spoken-a-hint = A hint
spoken-may-strike = { $when } { $name } may strike{ $whom } with { $chance }
spoken-order = in the order of the turn at { $order }
spoken-away =
    { $hexes ->
        [0] { $other } is in the hex of { $name }
        [one] { $other } is one hex from { $name }
       *[other] { $other } is { $hexes } hexes from { $name }
    }
spoken-arcs = in the { $mine } arc of { $name }; { $name } is in the { $theirs } arc of { $other }
spoken-stands = { $name } ({ $side }) { $posture } at { $place }
spoken-faces = faces { $facing }
spoken-pool = { $name } { $left } of { $all }
spoken-wounds =
    { $wounds ->
        [one] one wound
       *[other] { $wounds } wounds
    }
spoken-and = and
spoken-holds = holds { $arms }
spoken-another-way = The battle goes another way { $trouble }.
spoken-replay = A replay.
spoken-pause = Pause
spoken-play = Play
spoken-on = One choice on
spoken-back = One choice back
spoken-turn-on = Next turn
spoken-turn-back = Turn before
spoken-leave-replay = Leave the replay
spoken-play-on = Play on from here

## More of figures and ground (accessibility/details.rs)

spoken-about = More of { $name }
spoken-ground = More of the ground
spoken-stands-on = stands on { $ground }
spoken-reach-own = strikes in its own hex
spoken-reach =
    { $hexes ->
        [one] strikes one hex away
       *[other] strikes { $hexes } hexes away
    }
spoken-reach-from = strikes { $near } to { $most } hexes away
spoken-range =
    { $hexes ->
        [one] thrown or shot one hex far
       *[other] thrown or shot up to { $hexes } hexes far
    }
spoken-map = The map has { $columns } columns, named by letters, and { $rows } rows.
spoken-ground-barred = { $ground }, which nobody enters
spoken-ground-steps =
    { $steps ->
        [one] { $ground }, a hex of it counts as one step
       *[other] { $ground }, a hex of it counts as { $steps } steps
    }
spoken-ground-else = everywhere else { $steps }

## Choices of many places (accessibility/moves.rs)

spoken-next-to = next to { $foe }
spoken-nearer = nearer to { $foe }
spoken-as-far = as far from { $foe } as now
spoken-farther = farther from { $foe }
spoken-ways = { $leads }: { $ways } ways

## What can be typed (accessibility/sheet.rs)

spoken-search = Look for a scenario, in all books
spoken-seed = Seed of the dice; empty for one by lot

## The screens around a battle (accessibility/screens.rs)

spoken-chosen = { $scenario } is chosen.
spoken-dice = The dice
spoken-books = By which rules
spoken-where = Where
spoken-found = { $found } scenarios have “{ $words }” in them.
spoken-stop-searching = All scenarios of the book again
spoken-temper = The temper of { $side }
spoken-outcome = How it ended
spoken-unfinished = The battle was left unfinished.
spoken-lessons = Lessons
spoken-rulebooks = Rulebooks
spoken-doom-sure =
    { $kind ->
        [kept] Delete { $title } for good?
       *[other] Throw away { $title } for good?
    }
spoken-nothing-kept = Nothing is kept yet.
spoken-doom =
    { $kind ->
        [kept] Delete { $title }, number { $number } in the list
       *[other] Throw away { $title }, number { $number } in the list
    }
