import { applySteps, type FoldStep } from './fold-step'

// Both cases where a letter has them: a database may know small letters of ASCII alone.

/** Latin letters with a stroke, and the like, which no normal form takes apart, with what is typed for them. */
const STROKES = ['ØøĐđÐðŁłıĦħŦŧ', 'ooddddllihhtt'] as const

/** Ukrainian г with and without its upturn, Russian ё with and without its dots. */
const CYRILLIC = ['ҐґЁё', 'ггее'] as const

/** Alif with what stands on it, alif maqsura, ta marbuta, Persian kaf and ya. */
const ARABIC = [
  '\u0622\u0623\u0625\u0671\u0649\u0629\u06a9\u06cc',
  '\u0627\u0627\u0627\u0627\u064a\u0647\u0643\u064a',
] as const

/** Candrabindu as anusvara, the o of English words as aa: डॉक्टर, डाक्टर. */
const HINDI = ['\u0901\u0949\u0911', '\u0902\u093e\u0906'] as const

/** Of Arabic, Persian and Hindi. */
const DIGITS = ['٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९', '012345678901234567890123456789'] as const

/** Arabic vowels, tatweel and a hamza on the line; the dot below letters of foreign words in Hindi; joiners. */
const LEFT_OUT =
  '\u064b\u064c\u064d\u064e\u064f\u0650\u0651\u0652\u0670\u0640\u0621\u093c\u200c\u200d\u00ad'

/** Letters that are typed as two where a keyboard lacks them. */
const LIGATURES = [
  ['Œ', 'oe'],
  ['œ', 'oe'],
  ['Æ', 'ae'],
  ['æ', 'ae'],
  ['ẞ', 'ss'],
  ['ß', 'ss'],
  ['Þ', 'th'],
  ['þ', 'th'],
  ['Ŋ', 'ng'],
  ['ŋ', 'ng'],
] as const

// Half a nasal before a letter that is spoken at the same place is written as a dot as well: हिन्दी, हिंदी.
const HALF_NASALS = [
  String.raw`\u0919\u094d(?=[\u0915-\u0918])`,
  String.raw`\u091e\u094d(?=[\u091a-\u091d])`,
  String.raw`\u0923\u094d(?=[\u091f-\u0922])`,
  String.raw`\u0928\u094d(?=[\u091f-\u0922\u0924-\u0927])`,
  String.raw`\u092e\u094d(?=[\u092a-\u092d])`,
].join('|')

const ONE_FOR_ONE = [STROKES, CYRILLIC, ARABIC, HINDI, DIGITS]

/**
 * One way of writing each letter, in the scripts of the twelve languages, in small ones. Marks on Latin letters go; those
 * of other scripts make letters of their own, й and ї among them.
 */
export const LETTER_STEPS: readonly FoldStep[] = [
  { form: 'NFD' },
  { pattern: [String.raw`([A-Za-zØøÆæŒœ])[\u0300-\u036f]+`, String.raw`\1`] },
  { form: 'NFC' },
  { lower: true },
  {
    letters: [
      ONE_FOR_ONE.map(([from]) => from).join('') + LEFT_OUT,
      ONE_FOR_ONE.map(([, to]) => to).join(''),
    ],
  },
  ...LIGATURES.map((text): FoldStep => ({ text })),
  { pattern: [HALF_NASALS, '\u0902'] },
]

/**
 * A text with one way of writing each letter.
 * @example foldedLetters('Sœur') // 'soeur'
 * @example foldedLetters('हिन्दी ३५००') // 'हिंदी 3500'
 */
export function foldedLetters(text: string): string {
  return applySteps(text, LETTER_STEPS)
}

const LETTER = String.raw`\u0621-\u064a`
const isStart = `(?<![${LETTER}])`
const isEnd = `(?![${LETTER}])`
const afterThree = `(?<=[${LETTER}]{3})`

/** `and`, and the article with what stands before it: ال, بال, كال, لل. */
const ARTICLE = '[وف]?(?:ال|بال|كال|لل)'
const POSSESSION = 'هما|تها|ها|هم|هن|كم|نا'
const ENDINGS = 'ات|ون|ين|ان|يه|ته|تي|ه|ي|ت|ك'

/** Arabic words, their letters folded, without the article. Two letters stay. */
export const ARABIC_ARTICLE_STEP: FoldStep = {
  pattern: [`${isStart}${ARTICLE}(?=[${LETTER}]{2})`, ''],
}

/**
 * Arabic words, their letters folded, without what is written in one piece with them: the article with what stands
 * before it, `and`, endings of plurals, of gender and of possession. Three letters stay, two behind an article.
 */
export const ARABIC_STEM_STEPS: readonly FoldStep[] = [
  ARABIC_ARTICLE_STEP,
  { pattern: [`${isStart}و(?=[${LETTER}]{4})`, ''] },
  { pattern: [`${afterThree}(?:${POSSESSION})${isEnd}`, ''] },
  { pattern: [`${afterThree}(?:${ENDINGS})${isEnd}`, ''] },
]

/**
 * An Arabic word as the index has it.
 * @param word its letters folded
 * @example arabicStem('البحاره') // 'بحار'
 */
export function arabicStem(word: string): string {
  return applySteps(word, ARABIC_STEM_STEPS)
}
