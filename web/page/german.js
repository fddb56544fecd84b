// The words of the page in German, by the English ones. What stands between { and } is filled in.
export default {
  // index.html
  "The game in words and buttons (F6)": "Das Spiel in Worten und Knöpfen (F6)",
  "The game, drawn. It takes all keys but F6, which leads to the same in words and buttons, and back.":
    "Das Spiel, gezeichnet. Es nimmt alle Tasten außer F6; die führt zum selben Spiel in Worten und Knöpfen und wieder zurück.",
  "Loading": "Das Spiel wird geladen",
  "Every blow can be answered.": "Auf jeden Hieb gibt es eine Antwort.",
  "Loaded": "Geladen",
  "Loading …": "Lädt …",
  "The game cannot be played here": "Hier lässt sich das Spiel nicht spielen",
  "Try again": "Noch einmal versuchen",
  "The game in words": "Das Spiel in Worten",
  "Back to the map (F6 or Escape)": "Zurück zur Karte (F6 oder Esc)",
  "How things stand": "Wie es steht",
  "What happened": "Was geschah",
  "Share": "Teilen",
  "The link holds it all; nothing is kept anywhere else.": "Der Link enthält alles; sonst wird nirgends etwas aufbewahrt.",
  "The link": "Der Link",
  "The link is long; some programs cut such links off. The file is safer.":
    "Der Link ist lang; manche Programme schneiden solche Links ab. Die Datei ist sicherer.",
  "Copy the link": "Link kopieren",
  "Pass the link on": "Link weitergeben",
  "Save as a file": "Als Datei sichern",
  "Close": "Schließen",
  "Drop a battle, a scenario or a lesson here": "Leg einen Kampf, ein Szenario oder eine Lektion hier ab",
  "A battle, a scenario or a lesson": "Ein Kampf, ein Szenario oder eine Lektion",

  // load.js
  "This browser does not run WebAssembly. Any browser of the last five years does; in some it has been switched off.":
    "Dieser Browser führt kein WebAssembly aus. Jeder Browser der letzten fünf Jahre kann es; in manchen ist es abgeschaltet.",
  "This browser is too old for the game: its WebAssembly does not know vectors. Browsers since the spring of 2023 do; update it, or try another.":
    "Dieser Browser ist zu alt für das Spiel: Sein WebAssembly kennt keine Vektoren. Browser ab dem Frühjahr 2023 kennen sie; aktualisiere ihn, oder versuch es mit einem anderen.",
  "This browser does not draw with WebGL 2. Switch hardware acceleration on in its settings, or try another browser.":
    "Dieser Browser zeichnet nicht mit WebGL 2. Schalte in seinen Einstellungen die Hardwarebeschleunigung ein, oder versuch es mit einem anderen Browser.",
  "{file} could not be loaded: there is no connection. Try again when there is.":
    "{file} konnte nicht geladen werden: Es gibt keine Verbindung. Versuch es noch einmal, wenn es eine gibt.",
  "{file} could not be loaded: the server answers {status}. Try again in a while.":
    "{file} konnte nicht geladen werden: Der Server antwortet mit {status}. Versuch es nach einer Weile noch einmal.",
  "{file} could not be read.": "{file} konnte nicht gelesen werden.",
  "Loading … {come} of {all} MB": "Lädt … {come} von {all} MB",
  "Starting …": "Startet …",

  // page.js and lost.js
  "What is typed for the canvas": "Was für das gezeichnete Spiel getippt wird",
  "It has stopped: {why}. The battle is kept; load the page again to go on.":
    "Es ist stehen geblieben: {why}. Der Kampf ist gespeichert; lade die Seite neu, um ihn fortzusetzen.",
  "The browser takes the graphics card away again and again. The battle is kept; close other pages, then try again.":
    "Der Browser nimmt dem Spiel immer wieder die Grafikkarte weg. Der Kampf ist gespeichert; schließ andere Seiten und versuch es dann noch einmal.",
  "The picture was lost. It comes back …": "Das Bild ging verloren. Es kommt wieder …",

  // share.js
  "The battle as it stands. The link opens it at the question that is asked now.":
    "Der Kampf, wie er steht. Der Link öffnet ihn bei der Frage, die gerade gestellt ist.",
  "The battle for the other player. Send the link; opened, it goes on at that player's seat, and gives a link to send back.":
    "Der Kampf für die andere Person. Schick ihr den Link: Öffnet sie ihn, geht der Kampf an ihrem Platz weiter und ergibt einen Link zum Zurückschicken.",
  "A replay, to be watched; from any point of it one can play on.":
    "Eine Aufzeichnung zum Ansehen; von jeder Stelle aus lässt sich weiterspielen.",
  "The scenario. The link opens it, to set up a skirmish in it.": "Das Szenario. Der Link öffnet es, um darin ein Gefecht zu beginnen.",
  "is too large: more than {most} MiB": "ist zu groß: mehr als {most} MiB",
  "cannot be read": "kann nicht gelesen werden",
  "The link is copied.": "Der Link ist kopiert.",
  "The browser does not let us copy; the link is marked, copy it by hand.":
    "Der Browser lässt das Kopieren nicht zu; der Link ist markiert, kopier ihn von Hand.",
  "The link could not be passed on; copy it.": "Der Link ließ sich nicht weitergeben; kopier ihn.",

  // update.js
  "A new version of the game is here. It waits until this battle is over; the menu takes it at once.":
    "Eine neue Version des Spiels ist da. Sie wartet, bis dieser Kampf vorbei ist; über das Menü lädst du sie sofort.",
};
