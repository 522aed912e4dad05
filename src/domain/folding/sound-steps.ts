import { applySteps, type FoldStep } from './fold-step'
import { ARABIC_ARTICLE_STEP, LETTER_STEPS } from './letter-steps'

// A class of consonants is a capital letter; no letter is one once letters are folded. A is any sound that a word
// begins with and that is no consonant, C is as in `church`.

const IS_FIRST = {
  latin: '(?<![a-zA-Z])',
  cyrillic: '(?<![а-яіїєґA-Z])',
  arabic: String.raw`(?<![\u0621-\u064aA-Z])`,
  hindi: String.raw`(?<![\u0900-\u097fA-Z])`,
}

const CYRILLIC_VOWELS = 'аеиоуыэюяіїєй'

/** Letters that are read together, and letters that are read otherwise at the beginning of a word. */
const TOGETHER: readonly (readonly [string, string])[] = [
  ["['’ʼ‘`ьъ]+", ''],
  // English: knight, navigation, bright, anchor, chemical, crewing, tower.
  [`${IS_FIRST.latin}kn`, 'N'],
  ['tion', 'SN'],
  ['gh(?=t)', ''],
  ['sch|sh', 'S'],
  ['nch(?=o)', 'NK'],
  ['ch(?=r|em)|[kg]h|ck', 'K'],
  ['t?ch', 'C'],
  ['ph', 'F'],
  ['th', 'T'],
  ['c(?=[eiy])', 'S'],
  ['x', 'KS'],
  ['(?<=[aeiouy])w', ''],
  [`${IS_FIRST.latin}h`, 'K'],
  [`${IS_FIRST.latin}[aeiouy]+`, 'A'],
  ['дж', 'K'],
  ['тс', 'S'],
  [`${IS_FIRST.cyrillic}у(?=[${CYRILLIC_VOWELS}])`, 'F'],
  [`${IS_FIRST.cyrillic}[${CYRILLIC_VOWELS}]+`, 'A'],
  ['تش', 'C'],
  [`${IS_FIRST.arabic}و`, 'F'],
  [`${IS_FIRST.arabic}ه`, 'K'],
  [`${IS_FIRST.arabic}[اعي][اوعي]*`, 'A'],
  // A nasal before lips.
  [String.raw`\u0902(?=[\u092a-\u092e])`, 'M'],
  [`${IS_FIRST.hindi}ह`, 'K'],
  [`${IS_FIRST.hindi}[\\u0904-\\u0914य]`, 'A'],
]

/** Consonants by what foreign letters cannot tell apart: Arabic has one letter for b and p, and none for v. */
const CLASSES: readonly (readonly [string, string])[] = [
  ['B', 'bpбпبپपबभ'],
  ['F', 'fvwвфفڤफव'],
  ['T', 'dtдтدتطضذثटठडढतथदध'],
  ['K', 'kgqcjкгхكقغجخحگकखगघजझ'],
  ['S', 'szсзшщжцسصزظشژसशष'],
  ['C', 'чچचछ'],
  ['M', 'mмمम'],
  ['N', 'nнنनणञङ\u0902'],
  ['L', 'lлلलळ'],
  ['R', 'rрرरऱ'],
]

/** What is left out: vowels within a word, and signs of Hindi. */
const SILENT =
  'aeiouyh' +
  CYRILLIC_VOWELS +
  'اويهعىئؤ' +
  'हय' +
  '\u0903\u0904\u0905\u0906\u0907\u0908\u0909\u090a\u090b\u090e\u090f\u0910\u0911\u0912\u0913\u0914' +
  '\u093e\u093f\u0940\u0941\u0942\u0943\u0945\u0946\u0947\u0948\u0949\u094a\u094b\u094c\u094d'

/** Before the sounds of a word; no word of a name begins with it. */
const SIGN = '~'

const ONE_FOR_ONE = CLASSES.flatMap(([sound, letters]) =>
  [...letters].map((letter) => [letter, sound] as const),
)

/**
 * The consonants of a name as it is heard, in whichever letters it is written: Management, Менеджмент, مانجمنت and
 * मैनेजमेंट are one. English words are read as English ones. Many words share one, so it is asked for where nothing is
 * called as somebody typed.
 */
export const SOUND_STEPS: readonly FoldStep[] = [
  ...LETTER_STEPS,
  ARABIC_ARTICLE_STEP,
  ...TOGETHER.map((pattern): FoldStep => ({ pattern })),
  {
    letters: [
      ONE_FOR_ONE.map(([letter]) => letter).join('') + SILENT,
      ONE_FOR_ONE.map(([, sound]) => sound).join(''),
    ],
  },
  { pattern: [String.raw`([A-Z])\1+`, String.raw`\1`] },
  // Of many: services.
  { pattern: ['(?<=[A-Z]{3})S(?![A-Z])', ''] },
  { pattern: ['[^A-Z0-9]+', ' '] },
  { pattern: ['([A-Z]+)', `${SIGN}\\1`] },
]

/**
 * The sounds of the words of a name, each with a sign before it; of what is written in other letters, none.
 * @example nameSounds('Management') // ['~MNKMNT']
 */
export function nameSounds(name: string): string[] {
  return applySteps(name.replaceAll('\0', ''), SOUND_STEPS)
    .split(' ')
    .filter((sound) => sound !== '')
}
