import type { IndexNowTexts } from './en'

/** What the panel says of telling search engines; a part of `../de.ts`. */
export const deIndexNow: IndexNowTexts = {
  indexNow: 'Suchmaschinen benachrichtigen (IndexNow)',
  indexNowDescription:
    'Suchmaschinen, die bei IndexNow mitmachen, erfahren binnen ein, zwei Minuten, welche Adressen veröffentlicht, geändert oder entfernt wurden. Wann sie nachsehen, entscheiden sie selbst. Google macht nicht mit.',
  indexNowOn: 'Benachrichtigen',
  indexNowEngine: 'Wen',
  indexNowEngineDescription: 'Eine genügt: Sie sagt es den anderen, die mitmachen.',
  indexNowLog: 'Was gemeldet und was geantwortet wurde',
  indexNowAt: 'Wann',
  indexNowAddresses: 'Adressen',
  indexNowAnswer: 'Antwort',
  indexNowTaken: 'Angenommen.',
  indexNowRefused: 'Abgelehnt:',
  indexNowLater: 'Wird später noch einmal versucht:',
  indexNowNoAnswer: 'Keine Antwort:',
  indexNowLocal: 'Diese Website läuft nur auf diesem Rechner, darum wird niemand benachrichtigt.',
  indexNowKey: 'Hier sehen Suchmaschinen den Schlüssel der Website nach:',
  indexNowWaiting: 'Noch zu melden: {{count}}',
  indexNowGivenUp: '{{count}} wurden nach vielen Versuchen aufgegeben.',
}
