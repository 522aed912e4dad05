import { describe, expect, it } from 'vitest'

import { languageTag } from '../../src/domain/locales/locales'
import { markdownParts } from '../../src/first-content/blocks'
import { readFirstText } from '../../src/first-content/content-set'
import { DOCS_SET } from '../../src/first-content/docs/tree'
import { GUIDE_FACTS } from '../../src/first-content/guide-facts'

/** The guides of the first content: what a tired reader of English as a second language can use. */

const SECTIONS = new Set(DOCS_SET.flatMap(({ parent }) => parent ?? []))
const GUIDES = DOCS_SET.filter(({ key, isHome }) => isHome !== true && !SECTIONS.has(key))

/** Words that a sentence has on average, at most. */
const SENTENCE = 15
/** Chinese has no space behind it, Hindi a stroke for it. */
const SENTENCE_END = /(?<=[.!?।؟])[”’"»*_)]*\s+|(?<=[。！？])[”’"」*_)]*/
/** Words of plain paragraphs one after another, at most: about one screen of a telephone. */
const SCREEN = 160

const textOf = async (key: string) => {
  const { markdown } = await readFirstText('docs', key, 'en')
  return markdown.split('\n## Sources\n')[0] ?? ''
}

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}’'-]*/gu)?.length ?? 0

describe.each(GUIDES)('the guide $key', ({ key, locales }) => {
  it.each(locales)('says in %s in three lines what it is about', async (locale) => {
    const [first] = markdownParts((await readFirstText('docs', key, locale)).markdown)
    if (typeof first !== 'object') throw new Error('It begins with a text.')
    expect(first.name).toBe('note')
    const lines = first.markdown.split('\n')
    expect(lines).toHaveLength(3)
    for (const line of lines) expect(line).toMatch(/^- ./)
  })

  it('has something to act with: words to copy, or people to call', async () => {
    const text = await textOf(key)
    expect(text).toMatch(
      /^(:::letter\b|:::tip A line to copy$|:::helplines )|Copy these questions/m,
    )
  })

  it('has a list, a table or a block on each screen', async () => {
    let run = 0
    let longest = 0
    for (const part of markdownParts(await textOf(key))) {
      if (typeof part === 'object') run = 0
      else {
        for (const paragraph of part.split('\n\n')) {
          if (/^(- |\d+\. |\|)/.test(paragraph)) run = 0
          else if (!paragraph.startsWith('#')) run += wordsOf(paragraph)
          longest = Math.max(longest, run)
        }
      }
    }
    expect(longest).toBeLessThanOrEqual(SCREEN)
  })

  it('breaks the lines of a letter so that they come apart on the page', async () => {
    // What does not end with \ is joined to the line before it.
    for (const part of markdownParts(await textOf(key))) {
      if (typeof part === 'string' || part.name !== 'letter') continue
      expect(part.markdown).not.toMatch(/[^\\]\n./)
    }
  })

  it.each(locales)('is written in %s in short sentences', async (locale) => {
    const { markdown } = await readFirstText('docs', key, locale)
    const lines = markdown
      // The sources come last.
      .slice(0, markdown.lastIndexOf('\n## '))
      .replaceAll(/^:::letter\b[^]*?\n:::$/gm, '')
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      // References to rules are passed over in reading.
      .replaceAll(/ ?[(（](?:[^()（）]|\([^()]*\))*\d(?:[^()（）]|\([^()]*\))*[)）]/g, '')
      .split('\n')
      .filter((line) => !/^(#|\||:::)/.test(line))
    const segments = new Intl.Segmenter(languageTag(locale), { granularity: 'word' })
    const sentences = lines
      .flatMap((line) => line.split(SENTENCE_END))
      .map((one) => [...segments.segment(one)].filter(({ isWordLike }) => isWordLike).length)
      .filter((words) => words > 0)
    const words = sentences.reduce((sum, one) => sum + one, 0)
    expect(words / sentences.length).toBeLessThanOrEqual(SENTENCE)
  })

  it('says to editors how well it is known', () => {
    expect(GUIDE_FACTS.filter(({ guide }) => guide === key)).not.toEqual([])
  })
})

describe('what guides say of money and law', () => {
  it.each(GUIDE_FACTS)('$guide: $says', async ({ guide, says, source, readOn, note }) => {
    const { markdown } = await readFirstText('docs', guide, 'en')
    expect(markdown).toContain(says)
    expect(note.length).toBeGreaterThan(5)
    if (source !== undefined) expect(source).toMatch(/^https?:\/\/./)
    // A day only where somebody looked.
    if (readOn !== undefined) {
      expect(source).toBeDefined()
      expect(readOn).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    }
  })
})

it('the sums of the lowest wage follow from its three figures', async () => {
  const text = await textOf('minimum-wage')
  const basic = [690, 704, 715]
  const row = (of: (wage: number) => string) => basic.map(of).join(' | ')
  const overtime = (wage: number) => (wage / 208) * 1.25
  const leave = (wage: number) => (wage / 30) * 2.5
  const together = (wage: number) => wage + 104 * overtime(wage) + leave(wage)
  for (const expected of [
    row((wage) => `${wage}`),
    row((wage) => (wage / 208).toFixed(2)),
    row((wage) => overtime(wage).toFixed(2)),
    row((wage) => (104 * overtime(wage)).toFixed(1)),
    row((wage) => leave(wage).toFixed(1)),
    row((wage) => `**${Math.round(together(wage)).toLocaleString('en')}**`),
  ]) {
    expect(text).toContain(`| ${expected} |`)
  }
})
