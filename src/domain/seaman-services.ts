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
 * @example hasWords({ title: 'Visa C1/D', summary: undefined, text: '' }, 'VISÁ c1') // true
 */
export function hasWords({ title, summary, text }: SearchedService, question: string): boolean {
  const words = plain(question)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
  const looked = plain([title, summary, text].join('\n'))
  return words.every((word) => looked.includes(word))
}

function plain(text: string): string {
  // Accents of Latin letters alone: a mark below a Devanagari letter is a vowel, й is no и.
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
}
