import type { ExampleTexts } from './example-texts'

export const de: ExampleTexts = {
  about: {
    vineta:
      'Wir betreuen von Hamburg aus die Besatzungen von Containerschiffen und Schwergutschiffen. Tarifvertrag, planbarer Urlaub und eine Ansprechperson, die dieselbe bleibt. Wer bei uns ausgebildet wird, hat danach eine Stelle.',
    dutchman:
      'Bagger, Schlepper und Rohrleger, die wirklich wieder nach Hause kommen. Wir arbeiten in kurzen Törns und bezahlen die Reise ab der eigenen Haustür.',
    mayda:
      'Ein kleines Büro mit einer kleinen Flotte: Küstenmotorschiffe und Mehrzweckschiffe zwischen Ostsee und Mittelmeer. Wer anruft, spricht mit jemandem, der die Schiffe kennt.',
  },
  work: {
    cargo: [
      'Weltweite Fahrt mit etwa fünf Hafentagen im Monat; die meisten an Bord sind seit Jahren bei uns.',
      'Das Schiff fährt in einem festen Liniendienst, abgelöst wird am Kai und nicht auf Reede.',
    ],
    tanker: [
      'Das Schiff hat seine letzten Vetting-Inspektionen ohne größere Beanstandung bestanden, und so soll es bleiben.',
      'Ladungsarbeiten planen wir gemeinsam, und Ruhezeiten werden so aufgeschrieben, wie sie sind.',
    ],
    offshore: [
      'Gleiche Törns: so lange zu Hause wie an Bord, Reisetage werden bezahlt.',
      'Gearbeitet wird von einer festen Basis aus, abgelöst mit dem Boot oder bei gutem Wetter mit dem Hubschrauber.',
    ],
    passenger: [
      'Sie arbeiten mit Menschen aus mehr als zwanzig Ländern; Freundlichkeit zählt so viel wie Erfahrung.',
      'Die Besatzung hat eine eigene Messe und einen Fitnessraum und darf, wenn der Dienst es zulässt, in jedem Hafen an Land.',
    ],
    other: [
      'Eine kleine Besatzung, die sich gut versteht: Jeder packt an, wo es nötig ist.',
      'Das Schiff war dieses Jahr im Trockendock; Maschine und Kammern sind in gutem Zustand.',
    ],
  },
  terms: [
    'Die Heuer kommt am letzten Werktag des Monats, Überweisungen nach Hause kosten nichts.',
    'Einzelkammer mit Bad, freies WLAN und ein Koch, der die Küchen mehrerer Länder kennt.',
    'Flüge, Visa und die Seediensttauglichkeitsuntersuchung bezahlt die Reederei.',
    'Wer innerhalb von drei Monaten wiederkommt, erhält eine Prämie.',
  ],
  apply: [
    'Schicken Sie uns Ihren Lebenslauf mit Fahrtzeiten; wir antworten innerhalb von drei Werktagen.',
    'Ein kurzes Gespräch per Video, und Sie wissen Bescheid. Von Seeleuten verlangen wir nie Geld.',
    'Schreiben Sie uns bitte, auf welchen Schiffen Sie gefahren sind und ab wann Sie frei sind.',
  ],
}
