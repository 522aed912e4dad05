/** Texts of the source beside its translation, and of publishing what is not translated; a part of `../en.ts`. */
export const enSideBySide = {
  /** The language of these texts themselves. */
  panelLanguage: 'en',
  sourceText: 'Text in {{language}}',
  sourceUnpublished:
    'The text in {{language}} is not published, so there is nothing to compare with.',
  sourceUnread: 'The text in {{language}} could not be read. It is tried again with the next save.',
  draftIsRight:
    'What is written here says what the source says now. Publish it, and the translation is up to date.',
  toTranslate: 'Not translated yet: {{count}}.',
  pieceMissing: 'not translated yet',
  pieceLeftOut: 'left out of the translation',
  pieceSame: 'same as the source',
  pieceChanged: 'changed since it was translated',
  pieceUnknown: 'nobody knows what its translation was made from',
  pieceGone: 'The source no longer says this',
  pieceOwn: 'Only in the translation',
  pieceGoTo: 'Go to its translation',
  wordsAdded: 'added:',
  wordsRemoved: 'removed:',
  kindHeading: 'Heading {{level}}',
  kindQuote: 'Quotation',
  kindList: 'List',
  kindTable: 'Table',
  kindLine: 'Line',
  takeOverStructure: 'Take over the structure of the text in {{language}}',
  structureTakenOver:
    'Headings, lists, links and pictures of the source stand in this draft, without its words. Translate it here.',
  publishUntranslated: 'Publish though something is not translated?',
  untranslatedSame: 'Says word for word what the source says: {{count}}',
  publishAnyway: 'Publish anyway',
  backToText: 'Back to the text',
  bulkUntranslated:
    'Not published, because not everything seems to be translated (same as the source: {{same}}, not translated yet: {{missing}}). Open it and publish it there.',
  publishUncompared: 'Publish without a comparison?',
  publishUncomparedMeaning:
    'The text in {{language}} could not be read in time, so nobody knows whether something here still says what it says. Compare again, or publish it as it is.',
  publishCompareAgain: 'Compare again',
  pieceStillRight: 'This passage is still right',
  pieceLeaveOut: 'Leave this out on purpose',
  pieceStillRightSaid: 'This passage counts as up to date.',
  changedSinceShown: 'The source has changed since you were shown what changed. Look at it again.',
  pieceStillRightOfWhat:
    'This passage, or what the source says there, has changed meanwhile, or is up to date already. Look at it again.',
  publishedChanged:
    'Published. Passages that the source has changed since, and that were not touched: {{count}}. The translation stays out of date there.',
  publishedChangedShow: 'Show them',
  structureUndo: 'Take the structure out again',
  structureRemoved: 'The body of this draft is empty again.',
  structureFilled: 'Something is written there already, so nothing was taken out.',
  linkToName: 'link to be named',
}
