import { sheetForm } from './sheet.form'
import { languageProblems } from './sheet-problems'

const ENGLISH = { group: 'english' } as const
const OTHERS = { group: 'others' } as const

/** The languages that a seafarer speaks. */
export const languagesForm = sheetForm({
  section: 'languages',
  name: 'record-languages',
  looks: {
    englishLevel: ENGLISH,
    englishTest: { ...ENGLISH, isAskedByRule: true },
    englishScore: { ...ENGLISH, isHalf: true },
    englishTestDay: { ...ENGLISH, isHalf: true },
    firstLanguage: OTHERS,
    otherLanguages: OTHERS,
  },
  choices: { englishTest: ['marlins', 'ces', 'other'] },
  problems: languageProblems,
})
