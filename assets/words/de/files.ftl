## A lesson (lesson/teaching.rs)

lesson-cannot-go-on = Die Lektion kann nicht weitergehen: { $error }

## The rulebook over the screen (rulebook/link.rs, rulebook/show.rs)

rulebook-read = { $rule } lesen
rulebook-search-example = Suche: jam, LEN-204, back hex
rulebook-search = Suche
rulebook-chapters = Kapitel
rulebook-nothing-found = Davon steht nichts in { $book }.
rulebook-in-english = Die Regelseiten gibt es bisher nur auf Englisch.
rulebook-back = Zurück

## Battles by letter (playback/letter.rs, records/letter.rs, launch/web/speak.rs)

letter-older = Dieser Link ist älter als das, was du von diesem Kampf gesehen hast. Der Kampf steht, wo er zuletzt stand: Was beantwortet wurde, bleibt beantwortet.
letter-other-course = erzählt einen hier bekannten Kampf anders: { $what }
letter-expects-newest = der neueste Link der anderen Person; was hier beantwortet wurde, bleibt
letter-no-place = hier ist kein Platz, um Kämpfe per Link aufzubewahren
letter-is-none = er wird nicht per Link ausgetragen
letter-handed-on =
    Der Kampf liegt in { $place }.

    Schicke diese Datei an die andere Person. Was zurückkommt, wird mit --load und seinem Namen geöffnet.
letter-away-sealed = lässt die Würfel zu deiner Wahl fallen. Schicke den Kampf ab; öffne, was zurückkommt.
letter-away-free = ist ein freier Platz. Schicke den Kampf an jemanden, den du kennst; öffne, was zurückkommt.
letter-away-decides = ist am Zug. Schicke den Kampf ab; öffne, was zurückkommt, und es geht weiter.
letter-somebody = Jemand
letter-sworn-elsewhere = seine Würfel sind geschworen, und woraus sie fallen, liegt nur dort, wo der Platz eingenommen wurde
letter-no-chain = ist keine Kette
letter-the-link = der Link

## The list of battles (records/kept.rs)

kept-by-link = Per Link
kept-under-way = Laufende Kämpfe
kept-kept = Aufbewahrt
kept-delete = Löschen
kept-throw-away = Wegwerfen
kept-over = Vorbei
kept-your-turn = Du bist dran
kept-other-side = die andere Seite
kept-waits-for = Wartet auf { $name }
kept-against = gegen
kept-none = es gibt keinen, der aufbewahrt werden könnte
kept-nowhere = Kämpfe werden nicht aufbewahrt
# A battle that was saved or kept, by its scenario: "Axe and sword, turn 4".
kept-save = { $title }, Runde { $turn }
kept-replay = { $title }, Aufzeichnung

## Keeping the battle (records/recording.rs)

record-the-battle = der Kampf
record-a-battle = Der Kampf
record-battle-fought = der laufende Kampf
record-held =
    Der Kampf konnte nicht gespeichert werden: { $error }.

    Bis das Fenster geschlossen wird, bleibt er hier: Mach Platz und setze ihn vom Titel aus fort, dann wird er mit der nächsten Entscheidung gespeichert.
record-not-put-aside = konnte nicht beiseitegelegt werden, deshalb wurde nichts anderes geöffnet: { $error }
record-put-aside = { $name }, Runde { $turn }, ist beiseitegelegt. Der Kampf wartet unter den laufenden Kämpfen, in der Liste der Spielstände und Aufzeichnungen.
record-gone = { $name }, Runde { $turn }, ist verloren: Hier ist kein Platz, um Kämpfe aufzubewahren.
record-not-kept =
    Der Kampf wird nicht gespeichert: { $error }.

    Mach Platz, oder lass das Spiel dort schreiben. Schließ es bis dahin nicht: Was nicht gespeichert ist, geht mit dem Fenster verloren. Während du spielst, wird es wieder versucht.
record-kept-again = Der Kampf wird wieder gespeichert.
record-beside = Ein anderes Fenster hat diesen Kampf weitergeführt. Von hier an ist er ein Kampf für sich und wird neben dem anderen gespeichert.

## Where texts are kept (platform)

disk-folder-not-made = kann nicht angelegt werden: { $error }
disk-not-removed-for = kann nicht entfernt werden: { $error }
disk-not-put-aside = konnte nicht beiseitegelegt werden: { $error }
disk-hands-on-files = hier werden Kämpfe als Dateien weitergegeben
disk-no-place = hier ist kein Platz dafür
disk-no-storage = der Speicher dieses Browsers lässt sich nicht nutzen; erlaube ihn für diese Seite
disk-not-there = es ist nicht im Speicher dieses Browsers
disk-full = kann nicht geschrieben werden: der Speicher dieses Browsers ist voll
disk-not-removed = kann nicht entfernt werden
disk-saved-by-browser = { $name }, wo dein Browser Dateien ablegt

## Sound (platform/desktop/sound)

sound-no-server = aus: hier läuft kein Soundserver (PulseAudio oder PipeWire)
sound-none = aus: hier gibt es keinen Ton
