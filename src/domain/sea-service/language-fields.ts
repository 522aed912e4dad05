import type { FieldTable } from '../structured-fields/field-table'

/** The languages that a seafarer speaks, in the order of the form. The levels of English are those that vacancies ask for. */
export const LANGUAGE_TABLE = {
  englishLevel: { holds: 'code', of: 'englishLevels', label: 'languageEnglishLevel' },
  englishTest: {
    holds: 'choice',
    among: { marlins: 'languageMarlins', ces: 'languageCes', other: 'languageOtherTest' },
    label: 'languageEnglishTest',
  },
  // Per cent in one test, points or a letter in another.
  englishScore: { holds: 'text', most: 40, label: 'languageEnglishScore' },
  englishTestDay: { holds: 'day', since: 1980, ahead: 0, label: 'languageEnglishTestDay' },
  firstLanguage: { holds: 'text', most: 60, label: 'languageFirst' },
  otherLanguages: { holds: 'text', most: 200, label: 'languageOthers' },
} as const satisfies FieldTable
