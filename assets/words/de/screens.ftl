## On several screens

screen-close = Schließen

## What the buttons of the screens do

menu-go-on = Kampf fortsetzen
menu-under-way = Laufende Kämpfe
menu-letters = Kämpfe per Link
menu-new-skirmish = Neues Gefecht
menu-practise = Ein echter Kampf
menu-lessons = Spielen lernen
menu-learn = Die Lektion dieses Buchs
menu-files = Gespeichertes
menu-help = So wird gespielt
menu-rulebook = Das Regelbuch
menu-settings = Einstellungen
menu-renew = Neue Version laden
menu-leave = Beenden
menu-close = Zurück
menu-save = Speichern
menu-share = Kampf teilen
menu-hand-on = Kampf weitergeben
menu-share-replay = Aufzeichnung teilen
menu-ladder = Deine Kämpfe
menu-keep-ladder = Als Tabelle sichern
menu-doom-ladder = Löschen
menu-wipe-ladder = Ja, alle löschen
menu-spare-ladder = Nein, behalten
menu-title = Zum Titel
menu-begin = Beginnen
menu-share-scenario = Teilen
menu-again = Noch einmal
menu-same-dice = Mit gleichen Würfeln
menu-keep-replay = Aufzeichnung sichern
menu-watch = Noch einmal ansehen
menu-pick-file = Datei öffnen
menu-heard = Weiter
menu-words = In Worten

## The title

title-motto = Auf jeden Hieb gibt es eine Antwort.
title-hint = Zweimal die Eingabetaste, und schon kämpfst du. Oder lerne erst die Regeln, in sechs Minuten.
title-unread = Ein laufender Kampf lässt sich nicht fortsetzen.
title-unread-kept = { title-unread } Seine Datei bleibt erhalten.

## The menu over a battle

menu-waits = Der Kampf wartet

## A message

notice-word = Hinweis
notice-trouble = Das ging nicht

## How to play

howto = So wird gespielt
howto-turn = Wer am Zug ist
howto-turn-text = Die Leiste oben zeigt die Phase der Runde und die Figuren in der Reihenfolge, in der sie handeln, mit den Punkten, die sie noch haben. Das Feld links sagt, wer was gefragt wird.
howto-choosing = Wählen
howto-choosing-text = Markierte Felder auf dem Spielplan stehen zur Wahl, ebenso die Zeilen links. Zeige auf eine Wahl, und die Karte daneben sagt, was sie brächte: zuerst die Chance, die bleibt, wenn der Gegner so gut antwortet, wie er kann, klein die Chance, wenn er nichts tut, dann den erwarteten Schaden, den Preis und wer deshalb nach dir schlagen darf. Ein Klick auf ein Feld geht dorthin. Wofür gewürfelt wird, und ebenso jede Zeile, wählst du mit dem ersten Klick und führst du mit dem zweiten oder mit der Eingabetaste aus; stehen auf einem Feld mehrere Dinge zur Wahl, zählt der erste Klick sie auf.
howto-going = Gehen und schauen
howto-going-text = Drücke auf ein markiertes Feld, zieh die Maus zu der Seite, zu der die Figur schauen soll, und lass los: Sie geht dorthin und schaut in diese Richtung. Drückst du auf die Figur selbst, dreht sie sich, wo sie steht. Ist nur noch nach der Blickrichtung gefragt, genügt ein Klick irgendwohin, oder die Pfeiltasten. Ein Klick auf eine andere deiner Figuren bewegt stattdessen diese.
howto-answering = Antworten
howto-answering-text = Schlägt jemand nach dir, sagt das Banner, wer, nach wem und womit. Jede Antwort hat eine Karte mit ihrer Chance, ihrem Preis und dem Schaden, mit dem du dann noch rechnen musst.
howto-why = Warum
howto-why-text = Jede Zahl nennt dir auf Wunsch ihre Gründe: Halte die Umschalttaste oder klicke auf „warum?“, oder zeige auf eine Zeile des Verlaufs; ein Klick klappt die Zeile mit allen Teilen auf. Jeder Modifikator nennt seine Regel.
howto-back = Zurücknehmen
howto-back-text = Zurücknehmen führt bis zum letzten Wurf oder bis dahin zurück, wo die andere Seite zuletzt etwas getan hat.
howto-read-rules = Alle Regeln dieses Buchs lesen
howto-from-table = Wenn du es vom Spieltisch kennst
howto-finger = Mit dem Finger
howto-finger-text = Tippe ein markiertes Feld oder eine Zeile an, um sie zu wählen; eine Karte zeigt, was sie brächte. Tippe noch einmal oder auf „Los“, um es zu tun. Ein Finger bewegt den Spielplan, zwei holen ihn heran. Ein Finger, der auf einem Feld ruht, fragt, wer dort steht. Tippst du jemanden an, den du gerade nicht wählen kannst, siehst du dessen Karte. „Figur“ und „Verlauf“ zeigen den Rest.
hand-tap = Tippen
hand-tap-text = Wählen; noch einmal oder „Los“ tut es
hand-rest = Halten
hand-rest-text = Ein Finger, der auf einem Feld ruht, fragt, wer dort steht
hand-two = Zwei Finger
hand-two-text = Näher heran, weiter weg, woandershin
hand-wheel = Mausrad
hand-wheel-text = Näher heran oder weiter weg
hand-right = Rechts ziehen
hand-right-text = Den Ausschnitt verschieben
hand-left = Linksklick
hand-left-text = Wählen
hand-drag = Links ziehen
hand-drag-text = Aufs Feld gehen und in diese Richtung schauen
howto-gamepad = Gamepad
howto-keys = Tasten und Maus
howto-nth = Die soundsovielte Wahl der Liste
howto-letter = Die Aktion mit diesem Buchstaben

## The lessons

lessons-about = Eine Lektion für jedes Regelbuch. Sie geht Schritt für Schritt voran, und du kannst sie verlassen und später wieder aufnehmen.
lessons-by = { $book }, { $minutes } Minuten
lessons-at-step =
    Weiter
    Schritt { $step } von { $steps }
lessons-at-fight =
    Weiter
    im Kampf
lessons-once-more =
    Gelernt
    noch einmal
lessons-told-begun = { $done } von { $steps } Schritten sind getan.
lessons-told-finished = Du hast sie zu Ende gespielt.
lessons-told-book = Nach den Regeln von { $book }.
lessons-told-minutes = Sie dauert { $minutes } Minuten.
lessons-offer-new = Lerne es: { $lesson }, { $minutes } Minuten
lessons-offer-begun = Weiter lernen: { $lesson }
lessons-offer-finished = Gelernt: { $lesson }

## The battles against the computer

ladder-which = Gegen den Computer, allein und bis zum Ende ausgefochten.
ladder-none = Noch keiner ist bis zum Ende ausgefochten.
ladder-rung = { $book } (Gegner: { $level }): { $score }.
ladder-told = { $fought ->
    [one] 1 Kampf
   *[other] { $fought } Kämpfe
}, { $won } gewonnen, { $lost } verloren, { $drawn } unentschieden
ladder-never = noch offen
ladder-battles = Kämpfe
ladder-won = gewonnen
ladder-lost = verloren
ladder-drawn = unentschieden
ladder-stands = { $book }: Du stehst bei „{ $level }“, der höchsten Stufe, die du besiegt hast.
ladder-stands-nowhere = { $book }: Du hast noch keine Stufe besiegt.
ladder-score = { $won } von { $fought } gewonnen
ladder-score-drawn = { $won } von { $fought } gewonnen, { $drawn } unentschieden
ladder-against = Du gegen diese Stufe nach diesen Regeln: { $score }.
ladder-of-battle = { $book } (Gegner: { $level }): { $score }
ladder-kept = Deine Kämpfe sind gesichert als { $place }.

## The settings

settings-as-they-came = Zurücksetzen
settings-keys = Tasten
settings-language = Sprache
settings-moves = Züge und Hiebe
settings-played = werden gezeigt
settings-played-at-once = erscheinen sofort
settings-speed = Tempo
settings-speed-half = halb
settings-speed-designed = normal
settings-speed-double = doppelt
settings-speed-four = vierfach
settings-speed-fast = achtfach
settings-motion = Bewegung
settings-motion-on = gehen, schlagen, fallen
settings-motion-off = stehen still
settings-sound = Ton
settings-sound-off = aus
settings-sound-soft = leise
settings-sound-usual = normal
settings-sound-loud = laut
settings-questions = Kleine Fragen, etwa Würfel zu wagen
settings-questions-always = Immer
settings-questions-attacks = Nur bei meinen Hieben
settings-questions-never = Nie
settings-text = Schrift
settings-text-small = klein
settings-text-usual = normal
settings-text-large = groß
settings-text-very-large = sehr groß
settings-colours = Farben
settings-colours-heraldic = heraldisch
settings-colours-blind = für Farbenblinde
settings-figures = Figuren
settings-figures-drawn = von oben gezeichnet
settings-figures-counters = Spielsteine
settings-kept-as = die Datei bleibt als { $file }
settings-not-kept = die Datei { $error }
settings-unread = { $error }; es gelten die üblichen Einstellungen, { $kept }

## The table of keys

rebind-space = Die Aktion auf der Leertaste
rebind-letter = Die Aktion mit dem Buchstaben { $letter }
rebind-press = drücke eine Taste oder einen Knopf …
rebind-change = ändern
rebind-usual = wie üblich

## Saves and replays

filelist-saved = Gespeichert als { $name }.
filelist-none = Noch ist nichts gespeichert. Speichere im Menü eines Kampfes; sichere eine Aufzeichnung an seinem Ende.
filelist-asks-delete = Endgültig löschen?
filelist-asks-throw = Endgültig wegwerfen?
filelist-delete = Ja, löschen
filelist-spare = Behalten

## Times

when-clock = { $day }. { $month } { $year }, { $clock }
when-now = gerade eben
when-minutes = vor { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
when-hours = vor { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}
when-days = vor { $count ->
    [one] { $count } Tag
   *[other] { $count } Tagen
}
when-january = Januar
when-february = Februar
when-march = März
when-april = April
when-may = Mai
when-june = Juni
when-july = Juli
when-august = August
when-september = September
when-october = Oktober
when-november = November
when-december = Dezember

## A battle by link

invitation = Ein Kampf per Link
invitation-free = { $side }: der Platz ist frei
invitation-computer = { $side }: der Computer
invitation-person = { $side }: ein Mensch
invitation-sit = Platz nehmen: { $side }
invitation-mine = Ich spiele { $side } schon, in einem anderen Browser
invitation-me = Ich bin { $name }, in einem anderen Browser
invitation-watch = Nur zusehen
invitation-later = Nicht jetzt
invitation-far = Runde { $turn }, bisher { $choices } Entscheidungen; { $side } ist am Zug
invitation-over = Vorbei, nach { $choices } Entscheidungen
invitation-name = Dein Name
invitation-name-hint = wie die Seite

## Setting up

setup = Ein neues Gefecht
setup-back = Zurück
setup-no-scenario = Es gibt kein Szenario zu spielen.
setup-one-seat = Spielt ein Freund per Link mit, muss einer der anderen Plätze deiner sein, und nur einer.
setup-against = { $first } gegen { $other }
setup-hands = { $one } und { $other }
setup-search = Alle { $count } Szenarien durchsuchen
setup-clear = leeren
setup-none-found = In keinem Szenario steht „{ $search }“.
setup-searched = Durchsucht werden Bücher, Namen, Waffen und was auf den Karten steht: „Axt“, „1 gegen 3“, „ausgeglichen“.
setup-seed = Startzahl der Würfel (Seed)
setup-seed-wrong = Nur Ziffern; jetzt per Los
setup-by-lot = per Los
setup-sworn = Würfel, die keiner von uns vorhersehen kann
setup-sworn-help = Jeder Wurf braucht eine Zahl, die der Browser des anderen zugesagt und nicht gezeigt hat: Der Kampf geht für jeden Wurf hin und her.
books-said = { $name }: { $line } Lernaufwand: { $learning }
books-said-time = { $name }: { $line } Lernaufwand: { $learning }, ein Kampf dauert { $time }
measured-even = ausgeglichen, { $turns ->
    [one] { $turns } Runde
   *[other] { $turns } Runden
}
measured-easy = leicht für: { $side }, { $turns ->
    [one] { $turns } Runde
   *[other] { $turns } Runden
}
measured-side-easy = hat es leicht
measured-side-fair = hat eine faire Chance
measured-side-hard = hat es schwer

## Who decides for a side

seat-person = Mensch
seat-person-help = Du, oder jemand neben dir.
seat-friend = Per Link
seat-friend-help = Weit weg: Du schickst den Kampf als Link und bekommst ihn mit der Antwort zurück.

## How it ended

outcome-won = Du hast gewonnen
outcome-lost = Du hast verloren
outcome-none = Es wurde nicht gekämpft.
outcome-unfinished = Der Kampf blieb unvollendet
outcome-kept = Gesichert als { $name }.
outcome-same-dice = Gleiche Würfel
outcome-title = Titel
outcome-practise = Kampf
outcome-lessons = Lektionen
outcome-lesson = Die Lektion „{ $lesson }“ ist gelernt.
outcome-scenario = { $scenario }, Startzahl { $seed }
outcome-blows = Hiebe geführt
outcome-hits = Treffer
outcome-given = Verletzte andere
outcome-felled = Gefällt
outcome-faced = Hiebe gegen sich
outcome-turned = Ohne Wirkung
outcome-taken = Selbst verletzt
outcome-fate = Schicksal
outcome-line-blows = Hiebe geführt
outcome-line-hits = Treffer
outcome-line-given = mal andere verletzt
outcome-line-felled = gefällt
outcome-line-faced = Hiebe gegen sich
outcome-line-turned = ohne Wirkung
outcome-line-taken = mal selbst verletzt
outcome-active = noch im Kampf
