/** What a service for seafarers is about, in the order in which they are listed. */
export const SERVICE_CATEGORIES = [
  'papers',
  'visas',
  'medical',
  'training',
  'legal',
  'banking',
  'travel',
  'other',
] as const

export type ServiceCategory = (typeof SERVICE_CATEGORIES)[number]

/** Whether a text names one. */
export function isServiceCategory(text: string | undefined): text is ServiceCategory {
  return SERVICE_CATEGORIES.some((category) => category === text)
}

/** What of a service is looked through. */
interface SearchedService {
  title: string
  summary: string | undefined
  text: string
}

/**
 * Whether a service has every word of a question, somewhere in its texts. Case, accents and marks do not count; of
 * languages that write without spaces the question is looked for as a whole.
 * Signs inside a word do not count either.
 * @example hasWords({ title: 'Visa C1/D', summary: undefined, text: '' }, 'VISÁ c1') // true
 */
export function hasWords({ title, summary, text }: SearchedService, question: string): boolean {
  const looked = plain([title, summary, text].join('\n'))
  const asked = plain(question)
  const has = (words: readonly string[], whole: string) =>
    words.every((word) => whole.includes(word))
  if (has(asked.split(SIGNS).filter(Boolean), looked)) return true
  // C1/D and DS160 are written C-1/D and DS-160 too.
  const joined = asked.split(/\s+/u).map((word) => word.replace(new RegExp(SIGNS, 'gu'), ''))
  return has(joined, looked.replace(/[^\p{L}\p{M}\p{N}\s]+/gu, ''))
}

const SIGNS = /[^\p{L}\p{M}\p{N}]+/u

function plain(text: string): string {
  // Accents of Latin letters alone: a mark below a Devanagari letter is a vowel, й is no и.
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
}
