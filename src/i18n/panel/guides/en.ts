/** What the panel says of guides, of what readers answer about them and of notes beside them; a part of `../en.ts`. */
export const enGuides = {
  guideAnswersOne: 'Answer to a guide',
  guideAnswersMany: 'Answers to guides',
  guideAnswersDescription:
    'Whether readers found a guide of use, and what they say of it. A sentence is erased after the time that the page on privacy names; the answer stays counted.',
  guideAnswersText: 'Sentence',
  guideAnswersUseful: 'Of use',
  guideAnswersQuestion: 'Was this of use?',
  guideAnswersYes: 'Yes',
  guideAnswersNo: 'No',
  guideAnswersNone: 'No reader has answered yet.',
  guideAnswersAll: 'All of them',
  guideAnswersReport: 'Guides: was this of use?',
  guideAnswersReportMeaning:
    'What readers answer at the end of a guide, by the language of its text. Those with most “no” come first.',
  guideAnswersTitle: 'Guide',
  guideAnswersSentences: 'Sentences',
  blockLetter: 'Letter to copy',
  letterLanguage: 'Language of the letter',
  letterLanguageDescription:
    'Where it is another one than that of this text: a letter to an office abroad is read out, hyphenated and aligned in its own language.',
  staffNote: 'Note for staff',
  staffNoteDescription:
    'What could not be checked, what is to be looked up, and where. Readers never see it.',
}

export type GuidesTexts = Record<keyof typeof enGuides, string>
