/** What the panel says before something is thrown away, unpublished or moved; a part of `../en.ts`. */
export const enCare = {
  consequencesUnknown:
    'Nothing was changed yet. Addresses that would answer otherwise: {{addresses}}; places where it is used: {{uses}}. It is done once this is confirmed.',
  consequencesTrash: 'Move to the trash?',
  consequencesDelete: 'Delete for good?',
  consequencesUnpublish: 'Unpublish?',
  consequencesMove: 'Publish at another address?',
  consequencesMany: 'Documents: {{count}}.',
  consequencesTrashUntil:
    'Until {{date}} it can be restored, with its addresses. Then it is deleted for good.',
  consequencesForGood: 'This cannot be undone.',
  consequencesAddresses: 'What happens to the addresses',
  consequencesBelow: 'below it',
  consequencesEveryLanguage: 'every language',
  answerGone: 'gone (410)',
  answerMoved: 'leads to {{address}} (308)',
  answerUntranslated: 'shows the text in {{language}}',
  answerTaken: 'shows another page',
  answerUnknown: 'not found (404)',
  consequencesMoveFollows:
    'Links and menus follow by themselves, and so does who comes to a former address.',
  consequencesUses: 'Where it is used',
  consequencesMore: 'And {{count}} more.',
  usesAfterTexts: 'Links to it in texts become plain words.',
  usesAfterMenus: 'Menus leave it out.',
  usesAfterRedirects: 'Redirects to it lead nowhere.',
  usesAfterSchedules: 'What is scheduled for it is not carried out.',
  usesAfterBelow: 'What stands below it keeps its addresses.',
  usesAfterDrafts: 'Drafts that show it cannot be published without another file.',
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
  trashRestoreAsDraft: 'As a draft: readers do not get it back yet',
  trashRestoreHow: 'How it comes back',
  consequencesKept: 'What stays, because others stand below it',
  consequencesKeptBelow: 'below it: {{titles}}',
  consequencesNobody: 'Readers lose nothing by it, and nothing leads to it.',
  consequencesInstead: 'Delete for good instead…',
  trashRestoreAsItWas: 'Live again at its addresses, in the languages in which it was',
}

/** The same in another language. */
export type CareTexts = Record<keyof typeof enCare, string>
