/** A part of `../de.ts`. */
export const deTranslations = {
  translations: 'Übersetzungen',
  translationsMeaning:
    'Jeder Text in jeder Sprache. Jede Zelle öffnet den Text in dieser Sprache. „Veraltet“ heißt, dass der Ausgangstext seit der Übersetzung geändert wurde; „unbekannt“, dass niemand weiß, wonach übersetzt wurde.',
  stateMissing: 'fehlt',
  stateDraft: 'Entwurf',
  stateScheduled: 'geplant',
  stateLive: 'veröffentlicht',
  stateOutOfDate: 'veraltet',
  stateUnpublished: 'zurückgezogen',
  stateUnknown: 'unbekannt',
  translationsType: 'Typ',
  translationsAllTypes: 'Alle Typen',
  translationsGlobals: 'Texte der Website',
  translationsState: 'Zustand',
  translationsAllStates: 'Alle Zustände',
  translationsLanguages: 'Sprachen',
  translationsOwnLanguages: 'Meine Sprachen',
  translationsAllLanguages: 'Alle Sprachen',
  translationsAge: 'Veraltet',
  translationsAnyAge: 'seit beliebiger Zeit',
  translationsOlder: 'seit mehr als {{days}} Tagen',
  translationsShow: 'Anzeigen',
  translationsFound: 'Gefundene Dokumente: {{count}}',
  translationsNone: 'Kein Text ist so.',
  translationsTotals: 'Summen je Sprache',
  translationsDocument: 'Dokument',
  translationsEarlier: 'Zurück',
  translationsLater: 'Weiter',
  translationsCell: '{{language}}: {{state}}',
  translationsDraftToo: '{{state}}, neuerer Entwurf',
  translationsSince: 'veraltet seit {{date}}',
  translationsPieces: 'zu prüfende Stellen: {{count}}',
  translationsAll: 'Alle Übersetzungen',
  stillRight: 'Stimmt noch',
  stillRightMeaning:
    'Die Übersetzung sagt, was der Ausgangstext jetzt sagt: Nichts wird geändert, und sie gilt als aktuell.',
  stillRightAsk:
    'Die veröffentlichten Texte von „{{title}}“ auf {{languages}} sagen, was die Quelle jetzt sagt. Nichts daran wird geändert, und sie gelten als aktuell.',
  stillRightSaid: 'Der Text auf {{language}} gilt als aktuell.',
  stillRightOfWhat:
    'In dieser Sprache oder in der Ausgangssprache ist kein Text veröffentlicht, den man vergleichen könnte.',
  stillRightConfirmed: 'Stimmt noch, sagt {{name}} am {{date}}',
  outOfDateHere:
    'Der Ausgangstext wurde seit dieser Übersetzung geändert. Zu prüfende Stellen: {{count}}.',
  unknownHere:
    'Niemand weiß, nach welchem Ausgangstext diese Übersetzung entstand. Vergleichen Sie beide und sagen Sie, ob sie noch stimmt.',
}
