/** @module-tag soak */
import type { CollectionSlug } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { formAddress, formBody, formSource, formValues } from '../../site/form-body'
import { cmsUnderTest } from '../cms-under-test'
import { hire } from '../features/request-world'
import { writeOneOfEach } from '../one-of-each'
import { panelForm } from '../panel-form'
import { ask, type RestClient } from '../rest'

/**
 * A form of the panel sends every key that it has read. A save without a change is not refused and changes nothing: the
 * presence of a key means nothing.
 */

const cms = cmsUnderTest()

type Person = RestClient & { id: number }
type Values = Record<string, unknown>

const people: Partial<Record<string, Person>> = {}
let ids: Partial<Record<CollectionSlug, number>>

beforeAll(async () => {
  for (const role of ['admin', 'editor', 'translator'] as const) {
    people[role] = await hire(cms(), role, role)
  }
  ids = { ...(await writeOneOfEach(cms())), staff: people.editor?.id ?? 0 }
  // Settings that are empty at first, and of which something is required.
  await cms().updateGlobal({
    slug: 'exchange-rates',
    data: {
      day: '2026-11-20T12:00:00.000Z',
      source: 'https://rates.example/',
      perDollar: { EUR: 0.9 },
    },
  })
})

/** The translator writes Ukrainian. */
const WRITERS = [
  ['admin', 'en'],
  ['admin', 'uk'],
  ['editor', 'en'],
  ['editor', 'uk'],
  ['translator', 'uk'],
] as const

/** What has a form that somebody may save; a new collection is named here, with a document in `writeOneOfEach`. */
const TRANSLATED = ['pages', 'docs', 'seaman-services', 'media', 'service-files']
const WRITTEN_BY_STAFF = [
  ...TRANSLATED,
  ...['crewings', 'vacancies', 'warnings', 'import-feeds', 'import-tokens', 'redirects'],
  ...['requests', 'schedules', 'seamen', 'staff'],
]

/** What a save notes of itself; of a schedule, in whose name it is carried out. */
const NOTED = new Set([
  ...['updatedAt', 'createdAt', 'editedBy', 'editedLocale', 'lastPublishedAt', 'firstPublishedAt'],
  ...['id', 'globalType', 'schedules', 'publishedSlug', 'by', 'panelLanguage'],
])

/** What is said in a document; that there is nothing in a language may be written in several ways. */
function said(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map(said)
  if (typeof value !== 'object' || value === null)
    return value === '' ? undefined : (value ?? undefined)
  const entries = Object.entries(value)
    .filter(([name, one]) => !NOTED.has(name) && one !== 'draft')
    .map(([name, one]) => [name, said(one)] as const)
    .filter(([, one]) => one !== undefined)
  return entries.length === 0 ? undefined : Object.fromEntries(entries)
}

async function stored(slug: string, id?: number): Promise<unknown> {
  const all = { locale: 'all', depth: 0, showHiddenFields: true } as const
  return said(
    id === undefined
      ? await cms().findGlobal({ slug: slug as 'site', ...all })
      : await cms().findByID({ collection: slug as 'pages', id, draft: true, ...all }),
  )
}

/** An empty list of rows is nought in a form. */
const asRead = (values: Values): unknown =>
  JSON.parse(JSON.stringify(values, (_, value: unknown) => (value === 0 ? [] : value)))

describe('a form in which nothing was changed', () => {
  it('of a document of any collection is taken, and changes nothing', async () => {
    const saved = new Set<string>()
    for (const [slug, id] of Object.entries(ids)) {
      const { fields, versions } = cms().collections[slug as CollectionSlug].config
      for (const [who, locale] of WRITERS) {
        const person = people[who]
        if (!person) throw new Error(who)
        const place = `/${slug}/${id}`
        const access = await ask<{ update?: unknown }>(
          person,
          'POST',
          `/${slug}/access/${id}?locale=${locale}`,
        )
        if (access.body.update === undefined) continue
        const { body: document } = await ask<Values>(person, 'GET', formSource(place, locale))
        const values = await panelForm(cms(), document, {
          id,
          fields,
          slug,
          locale,
          staff: person.id,
        })
        const what = `${slug}, ${who}, ${locale}`
        expect.soft([what, asRead(formValues(document))]).toEqual([what, asRead(values)])
        const before = await stored(slug, id)
        const isDraft = Boolean(versions?.drafts) && values._status !== 'published'
        const answer = await ask(
          person,
          'PATCH',
          `${formAddress(place, locale)}${isDraft ? '&draft=true' : ''}`,
          formBody(values),
        )
        expect.soft([what, answer.status, answer.body.errors]).toEqual([what, 200, undefined])
        expect.soft([what, await stored(slug, id)]).toEqual([what, before])
        saved.add(`${slug} ${who}`)
      }
    }
    // What the panel lets somebody save at all.
    const kinds = new Set([...saved].map((one) => one.split(' ')[0]))
    expect(kinds).toEqual(new Set(WRITTEN_BY_STAFF))
    for (const one of TRANSLATED) expect(saved).toContain(`${one} translator`)
  })

  it('of any settings is taken, and changes nothing', async () => {
    for (const { slug, fields } of cms().config.globals) {
      for (const [who, locale] of WRITERS) {
        const person = people[who]
        if (!person) throw new Error(who)
        const place = `/globals/${slug}`
        const source = await ask<Values>(person, 'GET', formSource(place, locale))
        const access = await ask<{ update?: unknown }>(person, 'POST', `${place}/access`)
        if (source.status !== 200 || access.body.update === undefined) continue
        const values = await panelForm(cms(), source.body, {
          fields,
          slug,
          locale,
          staff: person.id,
        })
        const what = `${slug}, ${who}, ${locale}`
        expect.soft([what, asRead(formValues(source.body))]).toEqual([what, asRead(values)])
        const before = await stored(slug)
        const answer = await ask(person, 'POST', formAddress(place, locale), formBody(values))
        expect.soft([what, answer.status, answer.body.errors]).toEqual([what, 200, undefined])
        expect.soft([what, await stored(slug)]).toEqual([what, before])
      }
    }
  })
})
