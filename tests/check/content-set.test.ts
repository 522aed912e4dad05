import { readdir } from 'node:fs/promises'

import { describe, expect, it } from 'vitest'

import {
  COUNTRIES_OF_READERS,
  HELP_SITUATIONS,
  HELPLINE_CHOICES,
  helplineHref,
} from '../../src/domain/texts/helplines'
import { isLocale, type Locale, LOCALES } from '../../src/domain/locales/locales'
import { telephoneNumber } from '../../src/domain/addresses/link-safety'
import { slugify, slugProblem } from '../../src/domain/addresses/slugs'
import { markdownParts } from '../../src/first-content/blocks'
import {
  CONTENT_NAVIGATION,
  CONTENT_SET,
  readFirstService,
  readFirstText,
} from '../../src/first-content/content-set'
import { DOCS_SET } from '../../src/first-content/docs/tree'
import { HELPLINES } from '../../src/first-content/helplines'
import { SERVICES_SET } from '../../src/first-content/services/services-set'

const SETS = { pages: CONTENT_SET, docs: DOCS_SET } as const
const NAMES = new Set([
  ...CONTENT_SET.map(({ key }) => `page:${key}`),
  ...DOCS_SET.map(({ key }) => `doc:${key}`),
])

const LINK = /\[([^\]]*)\]\(([^)]*)\)/g

const BLOCKS = [
  ...['note', 'tip', 'warning', 'danger'],
  ...['steps', 'questions', 'button', 'children', 'contact', 'prices', 'periods', 'data'],
  ...['helplines', 'diagram', 'chart', 'letter'],
]

/** A translation has most of them twice. */
const LETTERS = /^:::letter\b[^]*?\n:::$/gm

/** Blocks that say behind their name which of them they are, in every language. */
const NAMED = new Set(['helplines', 'button', 'diagram', 'chart'])

for (const folder of ['pages', 'docs'] as const) {
  describe(`the content set's ${folder}`, () => {
    it('are the files that are there, parents before children', async () => {
      const listed = SETS[folder].flatMap(({ key }) => LOCALES.map((l) => `${key}/${l}.md`))
      const files = await readdir(`src/first-content/${folder}`, { recursive: true })
      expect(files.filter((file) => file.endsWith('.md')).toSorted()).toEqual(listed.toSorted())
      const seen = new Set<string>()
      for (const { key, parent } of SETS[folder]) {
        if (parent !== undefined) expect(seen).toContain(parent)
        seen.add(key)
      }
    })

    for (const { key, locales } of SETS[folder]) {
      it(`${key} has the same parts in every language, so that links to one hold in all`, async () => {
        const texts = await Promise.all(locales.map((locale) => readFirstText(folder, key, locale)))
        const shapes = texts.map(({ markdown }) =>
          markdownParts(markdown.replaceAll(LETTERS, ''))
            .map((part) =>
              typeof part === 'string'
                ? part.split('\n').filter((line) => line.startsWith('## ')).length
                : `${part.name} ${NAMED.has(part.name) ? part.words : ''} ${part.parts.length}`,
            )
            // What leads from a letter to the same one in another language.
            .filter((shape) => shape !== 0),
        )
        for (const shape of shapes) expect(shape).toEqual(shapes[0])
      })
    }

    for (const { key, locales, isHome } of SETS[folder]) {
      it(`${key} has its text in ${locales.join(', ')}, and its title in every language`, async () => {
        const texts = await Promise.all(LOCALES.map((l) => readFirstText(folder, key, l)))
        const written = LOCALES.filter((_, index) => texts[index]?.markdown !== '')
        expect(written).toEqual(LOCALES.filter((locale) => locales.includes(locale)))
      })

      for (const locale of LOCALES) {
        it(`${key} in ${locale} fits its fields, and its links lead somewhere`, async () => {
          expect(isLocale(locale)).toBe(true)
          const text = await readFirstText(folder, key, locale)
          expect(text.title.length).toBeLessThanOrEqual(120)
          expect(text.excerpt.length).toBeLessThanOrEqual(300)
          expect(text.sidebarLabel?.length ?? 0).toBeLessThanOrEqual(60)
          if (text.slug !== '') expect(slugProblem(text.slug)).toBeUndefined()
          else expect(isHome === true || slugify(text.title) !== '').toBe(true)
          for (const [, words = '', address = ''] of text.markdown.matchAll(LINK)) {
            // Whoever cannot follow it reads it: the words are the number or the address.
            if (address.startsWith('tel:')) expect(`tel:${telephoneNumber(words)}`).toBe(address)
            else if (address.startsWith('mailto:')) expect(`mailto:${words}`).toBe(address)
            else if (!address.startsWith('https://')) expect(NAMES).toContain(address)
          }
          expect(text.markdown).not.toMatch(/<[a-z]|lorem/i)
          // By its capitals: in Spanish and Portuguese it is a word.
          expect(text.markdown).not.toMatch(/\bTODO\b/)
          for (const part of markdownParts(text.markdown)) {
            if (typeof part === 'string') expect(part).not.toContain(':::')
            else expect(BLOCKS).toContain(part.name)
            if (typeof part === 'string') continue
            if (part.name === 'button') expect(NAMES).toContain(part.words)
            if (part.name === 'helplines') expect(HELPLINE_CHOICES).toContain(part.words)
          }
        })
      }
    }
  })
}

describe('the services of the first content', () => {
  it('are the files that are there, each in every language', async () => {
    const listed = SERVICES_SET.flatMap(({ key }) => LOCALES.map((locale) => `${key}/${locale}.md`))
    const files = await readdir('src/first-content/services', { recursive: true })
    expect(files.filter((file) => file.endsWith('.md')).toSorted()).toEqual(listed.toSorted())
  })

  it.each(SERVICES_SET)('$key says as much in every language, and fits its fields', async (one) => {
    const texts = await Promise.all(LOCALES.map((locale) => readFirstService(one.key, locale)))
    const shapes = texts.map(({ papers, markdown }) => ({
      parts: [...markdown.matchAll(/^## /gm)].length,
      papers: papers.length,
      addresses: [...markdown.matchAll(LINK)].map(([, , address = '']) => address).toSorted(),
    }))
    for (const shape of shapes) expect(shape).toEqual(shapes[0])
    for (const address of shapes[0]?.addresses ?? []) expect(address).toMatch(/^https:\/\//)
    for (const { title, summary, papers, markdown } of texts) {
      expect([title, title.length > 0 && title.length <= 70]).toEqual([title, true])
      expect([summary, summary.length > 0 && summary.length <= 200]).toEqual([summary, true])
      expect(papers.filter((paper) => paper === '' || paper.length > 120)).toEqual([])
      // Their editor has no blocks and no pictures.
      expect(markdown).not.toMatch(/:::|!\[|<[a-z]|lorem|\bTODO\b/)
    }
  })
})

/** Numbers, references and addresses of a text, in order: what a translation must not lose. */
function facts(markdown: string): string[] {
  return (
    markdown
      .replaceAll(/\[[^\]]*\]\(([^)]*)\)/g, ' $1 ')
      .replaceAll(/(\d),(\d)/g, '$1.$2')
      .match(/https?:\/\/\S+|(?:page|doc|tel|mailto):\S+|[AB]?\d+(?:[./-]\d+)*/g)
      ?.toSorted() ?? []
  )
}

/** Letters of a text in a language, each with its own language. */
function letters(markdown: string, locale: Locale): { language: string; text: string }[] {
  return markdownParts(markdown).flatMap((part) =>
    typeof part === 'object' && part.name === 'letter'
      ? [{ language: part.words || locale, text: part.markdown }]
      : [],
  )
}

/** Letters that a language of the site is written in; other languages share theirs. */
const SCRIPTS: Partial<Record<string, RegExp>> = {
  ar: /\p{Script=Arabic}/u,
  hi: /\p{Script=Devanagari}/u,
  ru: /\p{Script=Cyrillic}/u,
  uk: /[іїє]/u,
  zh: /\p{Script=Han}/u,
}

/** Messages of the English text, in a callout; of one that is written beside something, the line itself. */
function messages(markdown: string): string[] {
  return [...markdown.matchAll(/^:::tip .*to copy\n(.*)\n:::$/gm)].map(
    ([, text = '']) => /“(Received: .*)”/.exec(text)?.[1] ?? text,
  )
}

/** A bank is the reader's own. */
const TO_ONES_OWN = 'To the bank:'

describe('a letter to copy', () => {
  const others = LOCALES.filter((locale) => locale !== 'en')

  it.each(others)('is in %s also in the language of those who get it', async (locale) => {
    for (const { key, locales } of DOCS_SET) {
      if (!locales.includes(locale)) continue
      const [original, own] = await Promise.all([
        readFirstText('docs', key, 'en'),
        readFirstText('docs', key, locale),
      ])
      expect(letters(own.markdown, locale)).toEqual(
        expect.arrayContaining(letters(original.markdown, 'en')),
      )
      for (const message of messages(original.markdown)) {
        if (!message.startsWith(TO_ONES_OWN)) expect(own.markdown).toContain(message)
      }
    }
  })
})

it.each(LOCALES)('a letter in %s says which language it is in', async (locale) => {
  for (const { key, locales } of DOCS_SET) {
    if (!locales.includes(locale)) continue
    const { markdown } = await readFirstText('docs', key, locale)
    for (const { language, text } of letters(markdown, locale)) {
      expect(LOCALES).toContain(language)
      const own = Object.keys(SCRIPTS).filter((script) => SCRIPTS[script]?.test(text))
      // A Ukrainian letter has Cyrillic letters too.
      const likeliest = own.includes('uk') ? 'uk' : own[0]
      expect([key, language, text]).toEqual([
        key,
        likeliest ?? expect.not.stringMatching(/^(?:ar|hi|ru|uk|zh)$/),
        text,
      ])
    }
    // What is quoted says no language.
    expect([key, /^> .*/m.exec(markdown)]).toEqual([key, null])
  }
})

describe('what a text can hurt with', () => {
  const whole = ['home', 'help', 'help-by-country', 'before-you-sign', 'fake-agency', 'contact']
  const others = LOCALES.filter((locale) => locale !== 'en')

  it.each(whole.flatMap((key) => others.map((locale) => [key, locale] as const)))(
    '%s says in %s the numbers, rules and addresses of the original',
    async (key, locale) => {
      const [original, own] = await Promise.all([
        readFirstText('pages', key, 'en'),
        readFirstText('pages', key, locale),
      ])
      expect(facts(own.markdown)).toEqual(facts(original.markdown))
    },
  )
})

describe('helplines', () => {
  it.each(HELPLINES)('$organisation $value is one that can be called or opened', (line) => {
    const { kind, value, onlyInside = false, country } = line
    expect(helplineHref({ kind, value, isNational: onlyInside })).toBeDefined()
    // Which country it is reached in has to be said.
    if (onlyInside) expect(country).toBeDefined()
  })

  it.each(HELPLINES)('$organisation $value says to editors how well it is known', (line) => {
    expect(line.note.length).toBeGreaterThan(5)
    // No day on which nobody looked.
    if (line.readOn !== undefined) expect(line.source).toBeDefined()
    // Readers see no mark at it: editors are told why.
    else expect(line.note).toMatch(/could be read|was read|An address to cite is to be found/)
  })

  it('that cost the caller nothing are said to be reached from inside their country', () => {
    const free = HELPLINES.filter(({ value }) =>
      /^\+\d{1,3} ?(?:\(0\))?(?:1?800|1?888|1?877) /.test(value),
    )
    expect(free.filter(({ onlyInside }) => onlyInside !== true)).toEqual([])
  })

  it('are known for what has happened, and for the countries of most seafarers', () => {
    for (const situation of HELP_SITUATIONS) {
      const helps = HELPLINES.filter(
        ({ situations, country }) => country === undefined && situations?.includes(situation),
      )
      expect([situation, helps.some(({ hours }) => hours === 'always')]).toEqual([situation, true])
    }
    const countries = new Set(HELPLINES.map(({ country }) => country))
    for (const own of Object.values(COUNTRIES_OF_READERS)) {
      expect(own.filter((code) => !countries.has(code as never))).toEqual([])
    }
  })

  it('are in no text, where they would be forgotten when they change', async () => {
    for (const locale of LOCALES) {
      for (const key of ['help', 'help-by-country', 'contact']) {
        const { markdown } = await readFirstText('pages', key, locale)
        expect([key, locale, /\+\d[\d ]{6,}/.exec(markdown)]).toEqual([key, locale, null])
      }
    }
  })
})

it('is what the navigation leads to', () => {
  for (const { document } of [...CONTENT_NAVIGATION.header, ...CONTENT_NAVIGATION.footer]) {
    expect(NAMES).toContain(document)
  }
})
