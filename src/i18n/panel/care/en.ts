/** What the panel says before something is thrown away, unpublished or moved; a part of `../en.ts`. */
export const enCare = {
  consequencesUnknown:
    'Nothing was changed yet. Addresses that would answer otherwise: {{addresses}}; places where it is used: {{uses}}. It is done once this is confirmed.',
  consequencesTrash: 'Move to the trash?',
  consequencesDelete: 'Delete for good?',
  consequencesUnpublish: 'Unpublish?',
  consequencesMove: 'Publish at another address?',
  consequencesTrashUntil:
    'Until {{date}} this can be restored, addresses included. Then comes deletion for good.',
  consequencesForGood: 'This cannot be undone.',
  consequencesAddresses: 'What happens to the addresses',
  consequencesBelow: 'below',
  consequencesEveryLanguage: 'every language',
  answerGone: 'gone (410)',
  answerMoved: 'leads to {{address}} (308)',
  answerUntranslated: 'shows the text in {{language}}',
  answerTaken: 'shows another page',
  answerUnknown: 'not found (404)',
  consequencesMoveFollows:
    'Links and menus follow by themselves, and so does who comes to a former address.',
  consequencesUses: 'Where this is used',
  consequencesMore: 'And {{count}} more.',
  usesAfterTexts: 'In texts, links that lead here become plain words.',
  usesAfterMenus: 'Menus leave out the entries that lead here.',
  usesAfterRedirects: 'Redirects that lead here end nowhere.',
  usesAfterSchedules: 'What is scheduled here is not carried out.',
  usesAfterBelow: 'What stands below keeps its addresses.',
  usesAfterDrafts: 'Drafts in which this is shown cannot be published without another file.',
  consequencesLeave: 'Leave it as it is',
  consequencesDoTrash: 'Move to the trash',
  consequencesDoDelete: 'Delete for good',
  consequencesDoUnpublish: 'Unpublish',
  consequencesDoMove: 'Publish at the new address',
  consequencesNothingDone: 'Nothing was changed.',
  trashedUntil:
    'In the trash. It is deleted for good on {{date}}; until then it can be restored with its addresses.',
  trashedColumn: 'Thrown away',
  trashedCellUntil: 'kept until {{date}}',
  trashListNote:
    'What lies here is deleted for good {{days}} days after it was thrown away. Until then it can be restored, with its addresses.',
  trashRestoreAboveFirst: '“{{title}}” stands above it and is in the trash: restore that first.',
  trashAlone: 'Move it to the trash without another change: save what you have written first.',
  fileBlocked:
    'The site has looked at this file once more and does not give it to readers: {{problem}} Upload another in its place.',
  trashRestoreAsDraft: 'As a draft: not for readers yet',
  trashRestoreHow: 'In what state',
  consequencesKept: 'What stays, because others stand below it',
  consequencesKeptBelow: 'below it: {{titles}}',
  consequencesNobody: 'Readers lose nothing, and nothing leads here.',
  consequencesInstead: 'Delete for good instead…',
  trashRestoreAsItWas: 'Live again at the same addresses, in the same languages as before',
  consequencesCount: '{{type}}: {{count}}',
  trashRestoreAddress:
    'As a draft the document can come back all the same. Its form is the place for another address.',
  consequencesWaiting: 'Waiting for the site…',
  consequencesUnanswered:
    'No answer came from the site. The change may have been made all the same: load the page again and look before you try again.',
  consequencesRefused: 'This could not be done',
}

/** The same in another language. */
export type CareTexts = Record<keyof typeof enCare, string>
