import type { LexicalRichTextAdapter } from '@payloadcms/richtext-lexical'
import {
  type CollectionSlug,
  createLocalReq,
  flattenAllFields,
  type FlattenedField,
  type PayloadRequest,
} from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { load } from '../../site/load'
import { cmsUnderTest } from '../cms-under-test'
import { writeOneOfEach } from '../one-of-each'
import { ask, type RestClient, signIn } from '../rest'

const cms = cmsUnderTest()

let admin: RestClient
let req: PayloadRequest
/** A document of each collection that has any through the API. */
let ids: Partial<Record<CollectionSlug, number>>

beforeAll(async () => {
  const account = { email: 'ada@site.example', password: 'only-for-tests' }
  const { id } = await cms().create({
    collection: 'staff',
    data: { ...account, name: 'Ada', role: 'admin' },
  })
  admin = await signIn(account.email, account.password)
  req = await createLocalReq({}, cms())
  ids = { ...(await writeOneOfEach(cms())), staff: id }
})

/** Written past JSON's own numbers: what it reads as infinite. */
const INFINITE = '#infinite#'

const NO_TEXT = [{ en: 'x' }, {}, 5, true]
const NO_LIST = ['x', 5, { en: 'x' }, true]
const NO_OBJECT = ['x', 5, true, null, ['x']]

/** What a kind of field cannot hold. */
function wrongFor(field: FlattenedField): unknown[] {
  const isList = 'hasMany' in field && field.hasMany === true
  const one = wrongOnes(field)
  if (field.type === 'array' || field.type === 'blocks') return one
  return isList ? [...NO_LIST, ...one.map((value) => [value])] : [...one, ['x'], [{ en: 'x' }]]
}

function wrongOnes(field: FlattenedField): unknown[] {
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'email':
    case 'code':
      return NO_TEXT
    case 'number':
      return ['a', '5a', 'Infinity', 'NaN', INFINITE, {}, true]
    case 'date':
      return ['yesterday', '2026-13-45', '12', {}, true, 5, INFINITE]
    case 'checkbox':
      return ['yes', 2, {}, INFINITE]
    case 'select':
    case 'radio':
      return ['nonsense', 5, {}, true]
    case 'relationship':
    case 'upload':
      return [
        ...['a', '1a', 1.5, {}, { id: {} }, true, INFINITE],
        ...[{ relationTo: 'staff', value: {} }, { relationTo: 'nowhere', value: 1 }, { value: 1 }],
      ]
    case 'group':
    case 'tab':
      return NO_OBJECT
    case 'array':
      return [...NO_LIST, ['x'], [5], [[]]]
    case 'blocks':
      return [...NO_LIST, ['x'], [{}], [{ blockType: 'nowhere' }]]
    case 'richText':
      return [
        ...['x', 5, true, {}, { root: 5 }, { root: {} }, { root: { type: 'root', children: 'x' } }],
        ...[text('x'), text({ type: 5 }), text({ type: 'text', text: { en: 'x' } })],
        ...(hasBlocks(field) ? [text({ type: 'block', fields: 'x' })] : []),
        text(deep(300)),
      ]
    case 'point':
      return ['x', 5, {}, [1], ['a', 'b']]
    default:
      return []
  }
}

function hasBlocks(field: FlattenedField & { type: 'richText' }): boolean {
  const { features } = (field.editor as LexicalRichTextAdapter).editorConfig
  return features.getSubFields?.has('block') ?? false
}

/** A rich text of one node. */
function text(node: unknown) {
  return { root: { type: 'root', version: 1, children: [node] } }
}

function deep(levels: number): object {
  return levels === 0
    ? { type: 'text', text: 'x' }
    : { type: 'paragraph', version: 1, children: [deep(levels - 1)] }
}

interface Attempt {
  /** As a complaint names the place. */
  path: string
  data: Record<string, unknown>
}

/** Data with one wrong value, for every field and every wrong value. */
function attempts(
  fields: FlattenedField[],
  path: string,
  around: (data: Record<string, unknown>) => Record<string, unknown>,
): Attempt[] {
  return fields.flatMap((field) => {
    // JSON is of every kind; what the system writes in it nobody else does (docs/access-matrix.md).
    if (
      field.type === 'json' ||
      field.type === 'join' ||
      ('virtual' in field && field.virtual !== undefined)
    )
      return []
    const here = path + field.name
    const at = (value: unknown) => around({ [field.name]: value })
    const own = wrongFor(field).map((value) => ({ path: here, data: at(value) }))
    switch (field.type) {
      case 'group':
      case 'tab':
        return [...own, ...attempts(field.flattenedFields, `${here}.`, at)]
      case 'array':
        return [...own, ...attempts(field.flattenedFields, `${here}.0.`, (row) => at([row]))]
      case 'richText':
        return [...own, ...inText(field, `${here}.`, at)]
      default:
        return own
    }
  })
}

/** The same for what blocks and links in a rich text hold. */
function inText(
  field: FlattenedField & { type: 'richText' },
  path: string,
  at: (value: unknown) => Record<string, unknown>,
): Attempt[] {
  const { features } = (field.editor as LexicalRichTextAdapter).editorConfig
  return [...(features.getSubFields ?? [])].flatMap(([type, fieldsOf]) => {
    // Without a node, a feature tells of all that it has.
    const all = flattenAllFields({ fields: fieldsOf({ req } as never) ?? [] })
    return all.flatMap((one) => {
      const inNode = (fields: object) => at(text({ type, version: 1, fields }))
      if (one.type !== 'blocks') return attempts([one], path, inNode)
      return one.blocks.flatMap((block) =>
        attempts(block.flattenedFields, path, (data) =>
          // The name of a block decides which one it is, so it is never another kind.
          inNode({ ...data, blockType: block.slug }),
        ),
      )
    })
  })
}

const JSON_TYPE = { type: 'application/json' }

interface Complaints {
  errors?: { data?: { errors?: { path: string }[] } }[]
}

function askWith(method: 'POST' | 'PATCH', path: string, data: object) {
  // What it reads as infinite, JSON can be given but does not write.
  const json = JSON.stringify(data).replaceAll(JSON.stringify(INFINITE), '1e999')
  return ask<Complaints>(admin, method, path, new Blob([json], JSON_TYPE))
}

/**
 * What the gate asks where the way to the same hook is another; of the first way, one value of three: every field
 * has that many.
 */
function someOf(all: Attempt[], gate = 11): Attempt[] {
  const step = load({ gate, soak: 4, many: 1 })
  return all.filter((_, index) => index % step === 0)
}

async function expectRefused(
  method: 'POST' | 'PATCH',
  path: string,
  all: Attempt[],
): Promise<void> {
  const taken: string[] = []
  expect(all.length).toBeGreaterThan(0)
  for (const { path: place, data } of all) {
    const { status, body } = await askWith(method, path, data)
    const places = body.errors?.[0]?.data?.errors?.map((error) => error.path) ?? []
    if (status !== 400 || !places.includes(place)) {
      taken.push(`${JSON.stringify(data)}: ${status} ${JSON.stringify(body).slice(0, 200)}`)
    }
  }
  expect(taken).toEqual([])
}

/** What Payload itself knows of a file it takes from nobody, of whatever kind. */
const OF_THE_FILE: ReadonlySet<string> = new Set(['url', 'filename', 'sizes'])

/** Whether the API takes a field: of files for members it leaves all but the name unread. */
function isTaken(collection: (typeof COLLECTIONS)[number], name: string): boolean {
  if (collection === 'service-files') return name === 'name'
  return collection !== 'media' || !OF_THE_FILE.has(name)
}

const COLLECTIONS = [
  'pages',
  'docs',
  'seaman-services',
  'crewings',
  'vacancies',
  'warnings',
  'import-feeds',
  'import-tokens',
  'requests',
  'messages',
  'suppressed-addresses',
  'mailing-stops',
  'vacancy-alerts',
  'company-claims',
  'schedules',
  'redirects',
  'media',
  'service-files',
  'seamen',
  'staff',
] as const

describe('a value of a wrong kind is refused, and nothing stored', () => {
  it('in every collection that the API writes', () => {
    const closed = Object.values(cms().collections).flatMap(({ config }) =>
      config.slug.startsWith('payload-') || config.admin.hidden === true ? [] : config.slug,
    )
    // Nobody writes these by the API of collections (access-matrix.test.ts).
    const unwritten = new Set<string>([
      ...['audit-events', 'company-forms', 'guide-answers', 'import-pushes', 'imports'],
      ...['company-people', 'company-seats', 'company-desk-events'],
    ])
    const written = closed.filter((slug) => !unwritten.has(slug))
    expect(written).toEqual(COLLECTIONS)
  })

  it.each(COLLECTIONS)(
    '%s',
    async (collection) => {
      const { config } = cms().collections[collection]
      const fields = config.flattenedFields.filter(({ name }) => isTaken(collection, name))
      const all = attempts(fields, '', (data) => data)
      const read = () =>
        cms().findByID({
          collection,
          id: ids[collection] ?? 0,
          locale: 'en',
          depth: 0,
          draft: true,
          showHiddenFields: true,
        })
      const before = await read()
      const { totalDocs } = await cms().count({ collection })
      // A draft is not validated otherwise, so it shows whether every value is seen here.
      const one = `/${collection}/${ids[collection]}?locale=en`
      await expectRefused('PATCH', `${one}&draft=true`, someOf(all, 3))
      await expectRefused('PATCH', one, someOf(all))
      if (collection !== 'media' && collection !== 'service-files') {
        await expectRefused('POST', `/${collection}?locale=en&draft=true`, someOf(all))
      }
      // A list of documents answers for each of them, with its sentence.
      for (const { data } of someOf(all)) {
        const list = `/${collection}?locale=en&where[id][equals]=${ids[collection]}`
        expect([data, (await askWith('PATCH', list, data)).status]).toEqual([data, 400])
      }
      expect(await read()).toEqual(before)
      expect((await cms().count({ collection })).totalDocs).toBe(totalDocs)
    },
    120_000,
  )

  it('in every global', async () => {
    for (const { slug, flattenedFields } of cms().globals.config) {
      const all = attempts(flattenedFields, '', (data) => data)
      const read = () => cms().findGlobal({ slug: slug, locale: 'en', depth: 0 })
      const before = await read()
      await expectRefused('POST', `/globals/${slug}?locale=en`, all)
      expect(await read()).toEqual(before)
    }
  }, 120_000)

  it('nor is a body that is no object', async () => {
    for (const data of [[], ['x'], 'x', 5, true]) {
      const { status } = await ask(admin, 'PATCH', `/pages/${ids.pages}?locale=en`, data)
      expect([data, status]).toEqual([data, 400])
    }
  })

  it('with the sentence of the field, in the language of the panel', async () => {
    const say = async (panelLanguage: string) => {
      const { body } = await ask({ ...admin, panelLanguage }, 'PATCH', `/pages/${ids.pages}`, {
        title: { en: 'x' },
      })
      return JSON.stringify(body)
    }
    expect(await say('en')).toContain('Only text can be stored here.')
    expect(await say('uk')).toContain('Тут можна зберегти лише текст.')
  })
})

describe('what Payload turns into the right kind', () => {
  it('is taken: numbers and answers as words, documents for their ids, nothing for none', async () => {
    const path = `/pages/${ids.pages}?locale=en&draft=true`
    for (const data of [
      { position: '7', isHome: 'false' },
      { position: null, excerpt: null, parent: null, meta: { title: null, image: null } },
      { parent: '', meta: {} },
      { body: null },
      {
        body: text({
          type: 'paragraph',
          version: 1,
          children: [{ type: 'text', version: 1, text: '' }],
        }),
      },
    ]) {
      const { status, body } = await ask(admin, 'PATCH', path, data)
      expect([data, status, body.errors]).toEqual([data, 200, undefined])
    }
  })
})
