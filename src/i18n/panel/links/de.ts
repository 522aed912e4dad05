import type { LinkTexts } from './en'

/** What the panel says in the report of links and files; a part of `../de.ts`. */
export const deLinks: LinkTexts = {
  linksLeading: 'Menüs und Weiterleitungen',
  linksLeadingMeaning:
    'Diese Einträge führen ins Leere oder manche Leser zur Ausgangssprache. Ein Eintrag, der ins Leere führt, wird Lesern nicht gezeigt.',
  linksPlace: 'Steht in',
  linksWrong: 'Was nicht stimmt',
  linksMissing: 'nennt nichts mehr',
  linksTrash: 'liegt im Papierkorb',
  linksUnpublished: 'ist nicht veröffentlicht',
  linksUntranslated: 'nicht übersetzt: {{languages}}',
  linksExternal: 'Defekte Links zu anderen Websites',
  linksExternalMeaning:
    'Nachts wird geprüft, ob Links zu anderen Websites noch ankommen. Diese Adressen gibt es nicht mehr, oder sie haben zwei Nächte hintereinander nicht geantwortet.',
  linksExternalOff:
    'Links zu anderen Websites werden hier nicht geprüft: Der Betreiber muss es einschalten (EXTERNAL_LINKS).',
  linksExternalNever: 'Noch wurde keiner geprüft. Geprüft wird nachts von 0:00 bis 5:00 Uhr UTC.',
  linksLastCheck: 'Zuletzt geprüft: {{date}} (UTC).',
  linksAddress: 'Adresse',
  linksAnswer: 'Antwort',
  linksSince: 'seit {{date}}',
  linksMoved: 'Links, die aktualisiert werden könnten',
  linksMovedMeaning:
    'Diese Adressen sind dauerhaft umgezogen. Leser kommen noch an, solange die andere Website sie weiterleitet.',
  linksMovedTo: 'Neue Adresse',
  linkStatus: 'Die Website antwortet mit {{status}}.',
  linkAddress: 'Die Adresse lässt sich nicht abfragen.',
  linkUnresolved: 'Der Name ist nicht mehr bekannt.',
  linkNotPublic: 'Die Adresse führt in ein privates Netz.',
  linkSlow: 'Die Website antwortet nicht rechtzeitig.',
  linkCertificate: 'Das Zertifikat ist ungültig.',
  linkConnection: 'Die Website lehnt die Verbindung ab oder bricht sie ab.',
  linkRedirects: 'Die Adresse leitet immer weiter und kommt nie an.',
  linksFiles: 'Dateien, die Lesern fehlen',
  linksFilesMeaning: 'Was Leser sehen, nennt diese Dateien, und sie sind nicht da.',
  linksFile: 'Datei',
  linksFileGone: 'wurde gelöscht',
  linksFileLost: 'liegt nicht auf der Festplatte',
  linksUntold: 'Bilder ohne Alternativtext',
  linksUntoldMeaning:
    'Veröffentlichte Texte zeigen diese Bilder; wer sie nicht sieht, erfährt in dieser Sprache nichts davon.',
  deskLinksForeign: 'Links, die zu einer anderen Sprache führen: {{count}}',
  deskLinksOutside:
    'Links ins Leere in Menüs, in Weiterleitungen und zu anderen Websites: {{count}}',
}
