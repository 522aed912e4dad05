import { randomBytes } from 'node:crypto'

import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { FormAnswer, FormPost } from '../../../src/domain/forms/form-post'
import type { Locale } from '../../../src/domain/locales/locales'
import { cmsUnderTest } from '../cms-under-test'

/** Whether a guide was of use, as readers answer and staff see it; and the note that staff alone see. */

const cms = cmsUnderTest()

const NOTE = 'canary-note-5e1c: look up the fee'

const query = async (statement: string, values: unknown[] = []) =>
  (await cms().db.pool.query<Record<string, unknown>>(statement, values)).rows

let takeForm: (post: FormPost) => Promise<FormAnswer>
let guide = 0

beforeAll(async () => {
  const { FORMS } = await import('../../../src/app/forms')
  const { takingForms } = await import('../../../src/cms/services/forms/take-form')
  takeForm = takingForms({ ...FORMS, api: () => Promise.resolve(cms()) })
  guide = await publish('Visas')
})

beforeEach(async () => {
  await query('DELETE FROM guide_answers')
})

async function publish(title: string): Promise<number> {
  const { id } = await cms().create({
    collection: 'docs',
    locale: 'en',
    data: { title, staffNote: NOTE, _status: 'published' },
  })
  return id
}

interface Sending {
  locale?: Locale
  token?: string
  about?: number
  address?: string
}

function send(
  fields: Record<string, string>,
  { locale = 'en', token, about = guide, address = '203.0.113.7' }: Sending = {},
): Promise<FormAnswer> {
  return takeForm({
    form: 'guide',
    params: { guide: String(about) },
    locale,
    query: token === undefined ? '' : `?answer=${token}`,
    path: `/forms/guide/${about}`,
    address,
    isTooLarge: false,
    requestId: 'test',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new TextEncoder().encode(new URLSearchParams(fields).toString()),
  })
}

const tokenOf = (answer: FormAnswer) =>
  answer.kind === 'sent' ? (/answer=([\w-]{22})$/.exec(answer.location)?.[1] ?? '') : ''

const stored = () =>
  query('SELECT guide::int, locale, is_useful AS useful, text FROM guide_answers ORDER BY id')

describe('an answer to a guide', () => {
  it('is counted from a page that all readers share, and is in the database when that is told', async () => {
    const answer = await send({ useful: 'no' })
    expect(tokenOf(answer)).not.toBe('')
    expect(await stored()).toEqual([{ guide, locale: 'en', useful: false, text: null }])
  })

  it('is counted once under its token, and the last one counts', async () => {
    const token = randomBytes(16).toString('base64url')
    for (const useful of ['yes', 'yes', 'no']) await send({ useful }, { token })
    await send({ useful: 'no', text: ' The fee is old. ' }, { token })
    expect(await stored()).toMatchObject([{ useful: false, text: 'The fee is old.' }])
  })

  it('about another guide leaves alone what has its token', async () => {
    const token = tokenOf(await send({ useful: 'yes' }))
    const other = await publish('Wages')
    expect(tokenOf(await send({ useful: 'no' }, { token, about: other }))).not.toBe(token)
    expect(await stored()).toMatchObject([
      { guide, useful: true },
      { guide: other, useful: false },
    ])
  })

  it('counts for the language of the text that was read', async () => {
    await send({ useful: 'yes' }, { locale: 'hi' })
    expect(await stored()).toMatchObject([{ locale: 'en' }])
  })

  it('has a sentence of as many characters as are promised, whatever they are', async () => {
    await send({ useful: 'yes', text: '👍'.repeat(500) })
    expect(await stored()).toMatchObject([{ text: '👍'.repeat(500) }])
  })

  it('says on its page when it was sent once more without a sentence', async () => {
    const token = tokenOf(await send({ useful: 'no' }))
    const again = await send({ useful: 'no', text: '' }, { token })
    expect(again).toMatchObject({ location: expect.stringContaining('said=nothing') as string })
    const changed = await send({ useful: 'yes', text: '' }, { token })
    expect(tokenOf(changed)).toBe(token)
  })

  it.each([{}, { useful: 'perhaps' }, { useful: 'yes', text: 'a'.repeat(501) }])(
    'is refused and not counted where it is none: %o',
    async (fields) => {
      expect(await send(fields)).toMatchObject({ kind: 'refused', status: 422 })
      expect(await stored()).toEqual([])
    },
  )

  it('about a guide that is not live is refused and not counted', async () => {
    const answer = await send({ useful: 'yes' }, { about: 999_999 })
    expect(answer).toMatchObject({ kind: 'refused', status: 422 })
    expect(await stored()).toEqual([])
  })

  it('is refused and not counted where a network answers too often; another one answers on', async () => {
    const { consume } = await import('../../../src/cms/services/limits/limits')
    // It is remembered in memory, too: no other test sends from there.
    const address = '192.0.2.7'
    await consume('guideAnswer', { address }, 60)
    expect(await send({ useful: 'yes' }, { address })).toMatchObject({
      kind: 'refused',
      status: 429,
    })
    expect(await stored()).toEqual([])
    expect(tokenOf(await send({ useful: 'yes' }, { address: '198.51.100.7' }))).not.toBe('')
  })

  it('loses its sentence after twelve months, and stays counted; with its guide it goes', async () => {
    const { eraseDueSentences } = await import('../../../src/features/docs/due-sentences.runner')
    await send({ useful: 'no', text: 'Old' })
    await query(`UPDATE guide_answers SET updated_at = now() - interval '12 months'`)
    await send({ useful: 'yes', text: 'New' })
    expect(await eraseDueSentences(cms())).toEqual({ sentences: 1 })
    expect(await stored()).toMatchObject([
      { useful: false, text: null },
      { useful: true, text: 'New' },
    ])
    const gone = await publish('Gone')
    await send({ useful: 'yes' }, { about: gone })
    await cms().delete({ collection: 'docs', id: gone })
    await eraseDueSentences(cms())
    expect(await query('SELECT FROM guide_answers WHERE guide = $1', [gone])).toEqual([])
  })
})

describe('the note for staff', () => {
  it('is read and written by those of the staff whose it is, whatever road they take', async () => {
    const translator = { collection: 'staff', id: 1, role: 'translator', languages: ['uk'] }
    const seaman = { collection: 'seamen', id: 1 }
    const ask = (user?: object) =>
      cms()
        .findByID({
          collection: 'docs',
          id: guide,
          overrideAccess: false,
          ...(user && { user }),
        })
        .then(({ staffNote }) => staffNote)
    expect(await ask(translator)).toBe(NOTE)
    await expect(ask()).rejects.toThrow()
    await expect(ask(seaman)).rejects.toThrow()
  })

  it('is in no row that readers’ pages, lists, feeds or the search are made of', async () => {
    const tables = await query(
      `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'`,
    )
    const found: unknown[] = []
    for (const { name } of tables) {
      const rows = await query(`SELECT FROM "${String(name)}" t WHERE t::text LIKE '%canary-note%'`)
      if (rows.length > 0) found.push(name)
    }
    expect(found.toSorted()).toEqual(['_docs_v', 'docs'])
  })
})
