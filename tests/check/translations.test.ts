import { describe, expect, it } from 'vitest'

import { type Locale, LOCALES } from '../../src/domain/locales/locales'
import { markdownParts } from '../../src/first-content/blocks'
import { CONTENT_SET, readFirstText } from '../../src/first-content/content-set'
import { DOCS_SET } from '../../src/first-content/docs/tree'

/** What a text can hurt with: a number, a rule or an address that a translation lost or changed. */

/** Pages whose texts are in every language, and tell people what to do. */
const PAGES = ['home', 'help', 'help-by-country', 'before-you-sign', 'fake-agency', 'contact']
const TRANSLATED = [
  ...CONTENT_SET.filter(({ key }) => PAGES.includes(key)).map(
    ({ key, locales }) => ['pages', key, locales] as const,
  ),
  ...DOCS_SET.map(({ key, locales }) => ['docs', key, locales] as const),
]

/** A translation has letters in two languages; they are compared by themselves. */
function withoutLetters(markdown: string): string {
  return markdown.replaceAll(/^:::letter\b[^]*?\n:::$/gm, '')
}

/** Letters of a text; `own`: only those in its own language. */
function letters(markdown: string, own: boolean): string[] {
  return markdownParts(markdown).flatMap((part) =>
    typeof part === 'object' && part.name === 'letter' && (!own || part.words === '')
      ? part.markdown
      : [],
  )
}

/** Languages that count in other units than billions. */
const IN_OTHER_UNITS: Partial<Record<Locale, readonly [string, string]>> = {
  es: ['1500 millones', '1.5'],
  zh: ['15亿', '1.5'],
}

/** Numbers, references and addresses of a text. */
function facts(markdown: string, locale: Locale): string[] {
  const [own, original] = IN_OTHER_UNITS[locale] ?? ['', '']
  const numbers = markdown
    .replaceAll(/\[[^\]]*\]\(([^)]*)\)/g, ' $1 ')
    // A month has a name in the other languages.
    .replaceAll(/(?<![\d-])\d{1,2}月/g, ' ')
    .replaceAll(/(\d)[.,\u{a0}\u{202f} ](\d{3})(?!\d)/gu, '$1$2')
    .replaceAll(/(\d),(\d)/g, '$1.$2')
  return (
    (own === '' ? numbers : numbers.replaceAll(own, original))
      .match(/https?:\/\/\S+|(?:page|doc|tel|mailto):\S+|[AB]?\d+(?:[./-]\d+)*/g)
      ?.toSorted() ?? []
  )
}

/** Headings, rows with their cells, and lines of lists, in order. */
function structure(markdown: string): string[] {
  return withoutLetters(markdown)
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('|')) return `row of ${line.split('|').length}`
      return /^(?:#+|-|\d+\.)(?= )/.exec(line)?.[0] ?? []
    })
}

describe.each(TRANSLATED)('the translations of %s %s', (folder, key, locales) => {
  const others = locales.filter((locale) => locale !== 'en')

  it.each(others)('say in %s the numbers, rules and addresses of the original', async (locale) => {
    const [original, own] = await Promise.all([
      readFirstText(folder, key, 'en'),
      readFirstText(folder, key, locale),
    ])
    expect(facts(withoutLetters(own.markdown), locale)).toEqual(
      facts(withoutLetters(original.markdown), 'en'),
    )
  })

  it.each(others)('have in %s the headings, lists and tables of the original', async (locale) => {
    const [original, own] = await Promise.all([
      readFirstText(folder, key, 'en'),
      readFirstText(folder, key, locale),
    ])
    expect(structure(own.markdown)).toEqual(structure(original.markdown))
  })
})

it.each(LOCALES)('a letter in %s says the numbers and rules of one of the original', async (l) => {
  for (const { key } of DOCS_SET) {
    const [original, own] = await Promise.all([
      readFirstText('docs', key, 'en'),
      readFirstText('docs', key, l),
    ])
    const known = letters(original.markdown, false).map((letter) => facts(letter, 'en'))
    for (const letter of letters(own.markdown, true)) {
      expect([key, known]).toEqual([key, expect.arrayContaining([facts(letter, l)])])
    }
  }
})

it('every guide is translated into every language', () => {
  expect(DOCS_SET.filter(({ locales }) => locales.length < LOCALES.length)).toEqual([])
})
