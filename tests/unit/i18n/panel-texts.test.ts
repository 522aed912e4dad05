import { describe, expect, it } from 'vitest'

import { en } from '../../../src/i18n/panel/en'
import {
  panelTextByLanguage,
  panelTranslations,
  TEXTS,
} from '../../../src/i18n/panel/panel-languages'
import { panelText } from '../../../src/i18n/panel/panel-texts'

/** Languages of the site that Payload's panel has as well. */
const OF_THE_SITE = ['ar', 'de', 'es', 'fr', 'id', 'pt', 'ru', 'uk', 'zh']

/** Tests of English are called so in every language. */
const NAMES = ['Marlins', 'CES']

/** Words that another language writes as English does. */
const ALIKE: Partial<Record<string, string[]>> = {
  de: [
    'Import',
    'Link',
    'Links',
    'Logo',
    'Mailing',
    'Mailings',
    'Messenger',
    'Name',
    'Passkey',
    'Person',
    'Position',
    'Slug',
    'Test',
    'Text',
    'Video',
    'Website',
  ],
  es: ['No', 'Slug', 'Total', 'no'],
  fr: [
    ...[
      'Action',
      'Administration',
      'Danger',
      'Description',
      'Document',
      'Documentation',
      'E-mail',
      'Image',
    ],
    ...['Confirmation', 'Invitation', 'Message', 'Messages', 'Note', 'Notes', 'Test', 'Total'],
    ...[
      'Contacts',
      'Guide',
      'Licence',
      'Logo',
      'Page',
      'Pages',
      'Port',
      'Position',
      'Question',
      'Site',
      'Slug',
      'Visas',
    ],
  ],
  id: ['Diagram', 'Logo', 'Slug', 'Video'],
  pt: ['E-mail', 'Link', 'Links', 'Site', 'Slug', 'Total'],
}

const english: Readonly<Record<string, string>> = en
const others = Object.entries(TEXTS).filter(([language]) => language !== 'en')

/** The names of what is replaced in a text, each once: a language may say one of them twice. */
function placeholders(text: string): string[] {
  return [...new Set(text.match(/\{\{.*?\}\}/g))].toSorted()
}

it('are there for every language that readers and the panel share', () => {
  expect(Object.keys(TEXTS).toSorted()).toEqual([...OF_THE_SITE, 'en'].toSorted())
})

it('fall back to English in the languages that only Payload has', () => {
  const { pl } = panelTranslations(['pl'])
  expect(pl?.mariner).toEqual(en)
})

describe.each(others)('in %s', (language, texts) => {
  it('have every key, and none is empty', () => {
    expect(Object.keys(texts).toSorted()).toEqual(Object.keys(en).toSorted())
    expect(Object.entries(texts).filter(([, text]) => text.trim() === '')).toEqual([])
  })

  it('keep the placeholders', () => {
    for (const [key, text] of Object.entries(texts)) {
      expect([key, placeholders(text)]).toEqual([key, placeholders(english[key] ?? '')])
    }
  })

  it('are not English', () => {
    const alike = [...NAMES, ...(ALIKE[language] ?? [])]
    // What is made of names alone may be written alike.
    const hasWords = (text: string) => /\p{L}/u.test(text.replaceAll(/\{\{.*?\}\}/g, ''))
    const left = Object.entries(texts).filter(
      ([key, text]) => text === english[key] && hasWords(text) && !alike.includes(text),
    )
    expect(left).toEqual([])
  })

  it('have quotation marks, none of a typewriter', () => {
    expect(Object.entries(texts).filter(([, text]) => /["'`]/.test(text))).toEqual([])
  })
})

it('that the browser is handed by language are those that there are', () => {
  const groups = panelTextByLanguage('groupContent')
  expect(Object.keys(groups).toSorted()).toEqual([...OF_THE_SITE, 'en'].toSorted())
  expect(groups).toMatchObject({ en: 'Content', uk: 'Вміст' })
})

describe('a language in a sentence', () => {
  type Key = 'sourceText' | 'confirmUpToDateSaid' | 'redirectOtherLanguage'
  const sentence = (language: string, key: Key, named: string) => {
    const texts: Readonly<Record<string, string>> = TEXTS[language] ?? {}
    const t = (name: string, vars: Record<string, unknown> = {}) =>
      (texts[name.replace('mariner:', '')] ?? '').replace(/\{\{(\w+)\}\}/g, (_, one: string) =>
        String(vars[one]),
      )
    return panelText(t, key, { language: named, choice: named })
  }

  it('is named in the language of the sentence', () => {
    const found = Object.keys(TEXTS).map((language) => sentence(language, 'sourceText', 'en'))
    expect(found).toEqual([
      'Text in English',
      'النص باللغة الإنجليزية',
      'Text auf Englisch',
      'Texto en inglés',
      'Texte en anglais',
      'Teks dalam bahasa Inggris',
      'Texto em inglês',
      'Текст на языке: английский',
      'Текст мовою: англійська',
      '英语文本',
    ])
    expect(sentence('uk', 'confirmUpToDateSaid', 'hi')).toBe(
      'Текст мовою «гінді» вважається актуальним.',
    )
  })

  it('is named as the menus have it, too, where somebody is to choose it', () => {
    const found = ['en', 'id', 'ru'].map((one) => sentence(one, 'redirectOtherLanguage', 'uk'))
    expect(found.map((one) => /\p{L}[^:«]*\(Українська\)/u.exec(one)?.[0])).toEqual([
      'This is an address in Ukrainian (Українська)',
      'Ini alamat dalam bahasa Ukraina (Українська)',
      'украинский (Українська)',
    ])
    expect(sentence('uk', 'redirectOtherLanguage', 'uk')).toContain('«Українська»')
    expect(sentence('id', 'redirectOtherLanguage', 'id')).toContain('dalam Bahasa Indonesia:')
  })

  it('is left as it is where it is no language of the site', () => {
    expect(sentence('fr', 'sourceText', 'slovène')).toBe('Texte en slovène')
  })
})
