/** States of translations, the matrix of them, and what is said of one that is out of date; a part of `../en.ts`. */
export const enTranslations = {
  translations: 'Translations',
  translationsMeaning:
    'Every text in every language. Each cell opens the text in that language. “Out of date” means that the source has changed since the translation was made; “unknown”, that nobody knows what it was made from.',
  stateMissing: 'missing',
  stateDraft: 'draft',
  stateScheduled: 'scheduled',
  stateLive: 'live',
  stateOutOfDate: 'out of date',
  stateUnpublished: 'unpublished',
  stateUnknown: 'unknown',
  translationsType: 'Type',
  translationsAllTypes: 'All types',
  translationsGlobals: 'Texts of the site',
  translationsState: 'State',
  translationsAllStates: 'All states',
  translationsLanguages: 'Languages',
  translationsOwnLanguages: 'My languages',
  translationsAllLanguages: 'All languages',
  translationsAge: 'Out of date',
  translationsAnyAge: 'since any time',
  translationsOlder: 'for more than {{days}} days',
  translationsShow: 'Show',
  translationsFound: 'Documents found: {{count}}',
  translationsNone: 'No text is like this.',
  translationsTotals: 'Totals by language',
  translationsDocument: 'Document',
  translationsEarlier: 'Previous',
  translationsLater: 'Next',
  translationsCell: '{{language}}: {{state}}',
  translationsDraftToo: '{{state}}, newer draft',
  translationsSince: 'out of date since {{date}}',
  translationsPieces: 'pieces to look at: {{count}}',
  translationsAll: 'All translations',
  stillRight: 'Still right',
  stillRightMeaning:
    'The translation says what the source says now: nothing is changed, and it counts as up to date.',
  stillRightAsk:
    'The published texts of “{{title}}” in {{languages}} say what the source says now. Nothing in them is changed, and they count as up to date.',
  stillRightSaid: 'The text in {{language}} counts as up to date.',
  stillRightOfWhat:
    'There is no published text in this language, or none in the source language, that could be compared.',
  stillRightConfirmed: 'Still right, said {{name}} on {{date}}',
  outOfDateHere:
    'The source has changed since this translation was made. Pieces to look at: {{count}}.',
  unknownHere:
    'Nobody knows which text of the source this translation was made from. Compare them, and say whether it is still right.',
}
