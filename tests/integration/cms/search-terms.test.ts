import {
  getTranslation,
  initI18n,
  type AcceptedLanguages,
  type I18n,
} from '@payloadcms/translations'
import { getClientSchemaMap } from '@payloadcms/ui/utilities/getClientSchemaMap'
import { getSchemaMap } from '@payloadcms/ui/utilities/getSchemaMap'
import { createClientConfig, type FieldSchemaMap } from 'payload'
import { describe, expect, it } from 'vitest'

import { viewTitle } from '../../../src/app/(payload)/panel/view-titles'
import { nameFieldsInEachLanguage } from '../../../src/cms/desk/editing/labels-per-language'
import { isLocale, LOCALES, nativeName, languageTag } from '../../../src/domain/locales/locales'
import { HELPLINE_LANGUAGES } from '../../../src/domain/texts/helplines'
import { FEED_HOURS } from '../../../src/domain/imports/feed-problems'
import { CURRENCIES } from '../../../src/domain/money/money'
import { VOCABULARIES } from '../../../src/domain/vocabulary/languages'
import {
  COUNTRIES,
  countryName,
  currencyName,
  WAGE_CURRENCIES,
} from '../../../src/domain/vocabulary/countries'
import { TEXTS } from '../../../src/i18n/panel/panel-languages'
import { panelText } from '../../../src/i18n/panel/panel-texts'
import { cmsUnderTest } from '../cms-under-test'
import { ask, signIn } from '../rest'

/** Every word of ours in the panel, in each language that readers and the panel share. */

const cms = cmsUnderTest()
// By the codes of Payload, which our texts are kept under.
const LANGUAGES = Object.keys(TEXTS) as AcceptedLanguages[]

const MESSENGERS = ['WhatsApp', 'Telegram', 'Viber', 'Signal', 'WeChat', 'LINE', 'Messenger']

/** Names that are the same in every language. */
const NAMES = new Set<string>([
  ...LOCALES.map(nativeName),
  ...CURRENCIES,
  ...MESSENGERS,
  'SEO',
  'URL',
  'ID',
  'CSV',
  'JSON',
  // Formats of feeds, portals, and search engines that are told of changes.
  ...['CSV, XLSX, XLS, ODS', 'XML, RSS, Atom'],
  ...['Indeed', 'Talent.com', 'Jooble', 'Careerjet', 'Trovit', 'LinkedIn'],
  ...['IndexNow', 'Microsoft Bing', 'Naver', 'Seznam.cz', 'Yandex', 'Yep'],
  'PUT',
  'DELETE',
])

const i18nOf = async (language: AcceptedLanguages) =>
  // A label asks for texts alone, of which the server has more.
  await initI18n({ config: cms().config.i18n, context: 'client', language })

/** All that may stand in the panel in a language: our texts, Payload's, those of its parts. */
function knownTexts(i18n: I18n): Set<string> {
  const texts = new Set<string>(NAMES)
  const collect = (value: unknown) => {
    if (typeof value === 'string') texts.add(value)
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect)
  }
  collect(i18n.translations)
  for (const hours of FEED_HOURS) texts.add(panelText(i18n.t, 'feedEveryHours', { hours }))
  const { language } = i18n
  // Ranks, vessels, countries: choices among codes of the vocabulary.
  if (isLocale(language)) {
    collect(VOCABULARIES[language])
    for (const code of COUNTRIES) texts.add(countryName(code, language))
    const spoken = new Intl.DisplayNames(languageTag(language), { type: 'language' })
    for (const code of HELPLINE_LANGUAGES) texts.add(spoken.of(code) ?? code)
    for (const code of WAGE_CURRENCIES) texts.add(`${code} · ${currencyName(code, language)}`)
  }
  return texts
}

type Worded = Record<string, unknown>

/** What the panel says of a field, a block, a collection or a global. */
function words(thing: Worded): unknown[] {
  const { admin, label, labels, options } = thing as {
    admin?: Worded
    label?: unknown
    labels?: Worded
    options?: unknown[]
  }
  if (admin?.hidden === true || admin?.disabled === true) return []
  return [
    label,
    ...Object.values(labels ?? {}),
    admin?.description,
    admin?.placeholder,
    admin?.group,
    ...(Array.isArray(options) ? options.map((option) => (option as Worded).label) : []),
  ].filter((word) => word !== undefined && word !== false && word !== '')
}

function entities() {
  const { collections, globals } = cms().config
  const shown = <Thing extends { admin?: { hidden?: unknown } }>(things: Thing[]) =>
    things.filter(({ admin }) => admin?.hidden !== true)
  return [
    ...shown(collections)
      .filter(({ slug }) => !slug.startsWith('payload-'))
      .map((entity) => ({ entity, collectionSlug: entity.slug })),
    ...shown(globals).map((entity) => ({ entity, globalSlug: entity.slug })),
  ]
}

const schemaOf = (of: { collectionSlug?: string; globalSlug?: string }, i18n: I18n) =>
  getSchemaMap({ ...of, config: cms().config, i18n })

const said = (word: unknown, i18n: I18n) =>
  getTranslation(word as Parameters<typeof getTranslation>[0], i18n) as string

it.each(LANGUAGES)('every label and description is in %s where the panel is', async (language) => {
  const i18n = await i18nOf(language)
  const known = knownTexts(i18n)
  const unknown: string[] = []
  for (const { entity, ...of } of entities()) {
    const things: [string, Worded][] = [[entity.slug, entity as unknown as Worded]]
    for (const [path, thing] of schemaOf(of, i18n)) {
      // The panel names those by itself, wherever it asks for them.
      if (!/\.(?:confirm-)?password$/.test(path)) things.push([path, thing as unknown as Worded])
    }
    for (const [path, thing] of things) {
      for (const word of words(thing)) {
        const text = said(word, i18n)
        if (!known.has(text)) unknown.push(`${path}: ${text}`)
      }
    }
  }
  expect(unknown).toEqual([])
})

it('every view of our own has a title', () => {
  const views = Object.values(cms().config.admin.components.views ?? {})
  const paths = views.flatMap((view) => ('path' in view && view.path ? [view.path] : []))
  expect(paths).toContain('/report')
  expect(paths.filter((path) => !viewTitle(path.split('/').filter(Boolean)))).toEqual([])
  expect(viewTitle(['collections', 'pages'])).toBeUndefined()
})

it('a refusal of a block is in the language of the panel, with no English inside', async () => {
  const account = { email: 'words@site.example', password: 'only-for-tests-0' }
  await cms().create({ collection: 'staff', data: { ...account, name: 'Words', role: 'editor' } })
  const editor = { ...(await signIn(account.email, account.password)), panelLanguage: 'uk' }
  const video = { id: '65a0a0a0a0a0a0a0a0a0a0a0', blockType: 'video', url: 'nowhere', title: '' }
  const block = { type: 'block', version: 2, format: '', fields: video }
  const { body } = await ask<{ errors: { data: { errors: { message: string }[] } }[] }>(
    editor,
    'POST',
    '/pages?locale=en',
    {
      title: 'With a block',
      _status: 'published',
      body: {
        root: {
          type: 'root',
          version: 1,
          direction: null,
          format: '',
          indent: 0,
          children: [block],
        },
      },
    },
  )
  const detail = 'url, title'
  expect(body.errors[0]?.data.errors[0]?.message).toBe(
    TEXTS.uk?.bodyIncomplete?.replace('{{detail}}', detail),
  )
})

describe('a field that the server renders', () => {
  it('is named in the language of the user, not of the first user', async () => {
    nameFieldsInEachLanguage()
    const named: Record<string, Record<string, string>> = {}
    for (const language of ['ar', 'uk'] as const) {
      const i18n = await i18nOf(language)
      const { config } = cms()
      const clientConfig = createClientConfig({ config, i18n, importMap: {}, user: true } as never)
      const schemaMap: FieldSchemaMap = schemaOf({ collectionSlug: 'pages' }, i18n)
      const client = getClientSchemaMap({
        collectionSlug: 'pages',
        config: clientConfig,
        i18n,
        payload: cms(),
        schemaMap,
      }) as Map<string, { label?: string }>
      named[language] = {}
      for (const path of ['pages.body', 'pages.slug', 'pages.meta.title']) {
        named[language][path] = said(client.get(path)?.label, i18n)
      }
    }
    const expected = (language: 'ar' | 'uk') => ({
      'pages.body': TEXTS[language]?.bodyLabel,
      'pages.slug': TEXTS[language]?.slugLabel,
      'pages.meta.title': TEXTS[language]?.seoTitle,
    })
    expect(named).toEqual({ ar: expected('ar'), uk: expected('uk') })
  })
})
