import { describe, expect, it } from 'vitest'

import { messageProblems } from '../../scripts/check-messages.mjs'
import { LOCALES } from '../../src/domain/locales/locales'

/** The same messages in all languages, but for what is given. */
function languages(
  english: Record<string, string>,
  others: Record<string, Record<string, unknown>>,
) {
  return Object.fromEntries(
    LOCALES.map((locale) => [locale, { page: others[locale] ?? english }]),
  ) as Parameters<typeof messageProblems>[0]
}

const PLAIN = { title: 'Hello {name}' }

describe('messages', () => {
  it('that are complete have no problem', () => {
    expect(messageProblems(languages(PLAIN, {}))).toEqual([])
  })

  it.each<[string, Record<string, unknown>, string]>([
    ['a missing key', {}, 'page.title is missing'],
    ['a key too many', { ...PLAIN, more: 'x' }, 'page.more is not in en'],
    ['an empty message', { title: ' ' }, 'page.title is empty'],
    ['what is not text', { title: 1 }, 'page.title is not text'],
    ['a missing argument', { title: 'Привіт' }, 'page.title lacks {name} (text)'],
    ['an argument too many', { title: '{name} {age}' }, 'page.title has {age} (text), en has not'],
    ['another name', { title: '{Name}' }, 'page.title lacks {name} (text)'],
    ['another type', { title: '{name, number}' }, 'page.title has {name} (number), en has not'],
    ['an unknown tag', { title: '<b>{name}</b>' }, 'page.title has {b} (tag), en has not'],
    ['a quoted argument', { title: "м'{name}" }, 'page.title has a straight apostrophe'],
    ['broken syntax', { title: '{name' }, 'page.title cannot be read'],
  ])('with %s have', (_name, uk, problem) => {
    expect(messageProblems(languages(PLAIN, { uk }))).toContainEqual(
      expect.stringContaining(`uk: ${problem}`),
    )
  })

  it('miss a whole language', () => {
    const rest = languages(PLAIN, {})
    delete rest.ph
    expect(messageProblems(rest)).toEqual(['ph: has no messages'])
  })

  describe('with plurals', () => {
    const forms = (...categories: string[]) => ({
      title: `{count, plural, ${categories.map((one) => `${one} {# x}`).join(' ')}}`,
    })
    const ENGLISH = forms('one', 'other')
    const check = (locale: string, own: Record<string, string>) =>
      messageProblems(languages(ENGLISH, { [locale]: own })).filter((problem) =>
        problem.startsWith(`${locale}: `),
      )

    it.each([
      ['uk', ['one', 'few', 'many', 'other']],
      ['ar', ['zero', 'one', 'two', 'few', 'many', 'other']],
      ['fr', ['one', 'many', 'other']],
      ['ph', ['one', 'other']],
      ['zh', ['other']],
      ['de', ['=0', 'one', 'other']],
    ])('%s needs %j', (locale, categories) => {
      expect(check(locale, forms(...categories))).toEqual([])
      for (const category of categories.filter((one) => one !== 'other' && one !== '=0')) {
        expect(check(locale, forms(...categories.filter((one) => one !== category)))).toEqual([
          `${locale}: page.title lacks the plural form “${category}” of {count}`,
        ])
      }
    })

    it('refuses a form that the language has not', () => {
      expect(check('zh', forms('one', 'other'))).toEqual([
        'zh: page.title has a plural form “one” that the language has not',
      ])
    })

    it('refuses an empty form', () => {
      expect(check('de', { title: '{count, plural, one {} other {# x}}' })).toEqual([
        'de: page.title has an empty plural form “one”',
      ])
    })

    it('looks inside tags and choices', () => {
      const inside = (text: string) => ({
        title: `<b>{role, select, cook {${text}} other {x}}</b>`,
      })
      const english = inside('{count, plural, one {#} other {#}}')
      const uk = inside('{count, plural, one {#} other {#}}')
      expect(
        messageProblems(languages(english, { uk })).filter((one) => one.startsWith('uk')),
      ).toEqual([
        'uk: page.title lacks the plural form “few” of {count}',
        'uk: page.title lacks the plural form “many” of {count}',
      ])
    })
  })

  it('of a choice offer the same choices', () => {
    const english = { title: '{role, select, cook {a} other {b}}' }
    const uk = { title: '{role, select, master {a} other {b}}' }
    expect(messageProblems(languages(english, { uk }))).toEqual([
      'uk: page.title lacks {role} (select cook|other)',
      'uk: page.title has {role} (select master|other), en has not',
    ])
  })
})
