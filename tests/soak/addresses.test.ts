import { expect, test } from 'vitest'

import type { Locale } from '../../src/domain/locales/locales'
import { fixedRows, negotiated, READERS } from './address-table'
import { ask } from '../site/ask'
import { Editor, paragraph } from '../site/editor'
import { load } from '../site/load'
import { forget, serveSite } from '../site/site'

/** Every kind of address × every kind of reader: what is answered, in both readings of the default. */

/** What the table needs beside the content set. */
async function write(editor: Editor): Promise<void> {
  const publish = async (locale: Locale, slug: string, parent?: number) => {
    const data = { title: slug, slug, body: paragraph(slug), ...(parent && { parent }) }
    const id = await editor.create(locale, data)
    await editor.publish(id, locale)
    return id
  }
  await publish('en', 'only-english')
  await publish('ar', 'عربي-فقط')
  const moved = await publish('uk', 'moved-once')
  await publish('uk', 'below', moved)
  await editor.publish(moved, 'uk', { slug: 'moved-twice' })
  await editor.publish(moved, 'uk', { slug: 'moved-thrice' })
  const unpublished = await publish('uk', 'unpublished')
  await editor.unpublish(unpublished, 'uk')
  const about = await editor.request('GET', '/pages?where[slug][equals]=about&locale=en&depth=0')
  const { docs } = (await about.json()) as { docs: { id: number }[] }
  for (const data of [
    {
      locale: 'uk',
      from: 'by-editor',
      to: { kind: 'page', page: { relationTo: 'pages', value: docs[0]?.id } },
    },
    {
      locale: 'uk',
      from: 'elsewhere',
      to: { kind: 'address', address: 'https://www.ilo.org/mlc', external: true },
    },
  ]) {
    const response = await editor.request('POST', '/redirects', data)
    expect(response.status, await response.text()).toBe(201)
  }
}

interface Row {
  asked: string
  reader: string
  expected: string
  found: string
}

const cookieOf = (locale: string) =>
  `i18n_redirected=${locale}; Path=/; Max-Age=31536000; SameSite=lax`

/**
 * What a reader asks of the addresses that everybody gets alike: in the gate each address is asked by a few
 * readers, other ones for each.
 */
function sharedBy<Row>(reader: number, rows: Row[]): Row[] {
  const step = load({ gate: 6, soak: 3, many: 1 })
  return rows.filter((_, row) => (row + reader) % step === 0)
}

async function rowsOf(url: string, d: 'en' | 'ru'): Promise<Row[]> {
  const rows: Row[] = []
  const check = async (asked: string, reader: (typeof READERS)[number], expected: string) => {
    const answer = await ask(url, asked, reader.headers)
    const cookie = answer.headers['set-cookie']?.join().replace(/Expires=[^;]+/, 'Expires=*') ?? ''
    const found = [answer.status, answer.location, cookie].filter(Boolean).join(' ')
    rows.push({ asked, reader: reader.name, expected, found })
    if (answer.status === 307) expect(answer.headers['cache-control']).toBe('private, no-store')
    // The slash behind a file's name is mended by Next itself.
    if (answer.status === 308 && !asked.endsWith('.txt/')) {
      expect(answer.headers['cache-control']).toBe(cookie ? 'no-store' : 'no-cache')
    }
  }
  for (const [index, reader] of READERS.entries()) {
    const wanted = reader.wants ?? d
    for (const { asked, pages, query = '' } of negotiated(d)) {
      const path = pages(wanted)
      const there = `/${wanted}${path === '' ? '' : `/${path}`}${query}`
      await check(asked, reader, wanted === d ? '200' : `307 ${there}`)
    }
    for (const { asked, status, location, cookie } of sharedBy(index, fixedRows(d))) {
      const parts = [status, location, cookie && cookieOf(cookie)]
      await check(asked, reader, parts.filter(Boolean).join(' '))
    }
  }
  return rows
}

for (const d of ['en', 'ru'] as const) {
  test(`addresses by reader, where ${d} has no prefix`, async () => {
    const site = await serveSite({ env: { DEFAULT_LOCALE: d } })
    try {
      await write(await Editor.signIn(site.url))
      const rows = await rowsOf(site.url, d)
      expect(rows.length).toBeGreaterThan(150)
      expect(rows.filter(({ expected, found }) => expected !== found)).toEqual([])
      // What only the reader's language has is found there, and by nobody else.
      const onlyArabic = encodeURIComponent('عربي-فقط')
      const arabic = READERS.find(({ wants }) => wants === 'ar')
      const found = await ask(site.url, `/${onlyArabic}?q=1`, arabic?.headers)
      expect([found.status, found.location]).toEqual([307, `/ar/${onlyArabic}?q=1`])
      expect((await ask(site.url, `/${onlyArabic}`)).status).toBe(404)
      // Each redirect for good is followed by at most one more, for the reader; then there is a page.
      for (const [index, reader] of READERS.entries()) {
        for (const { asked, location } of sharedBy(index, fixedRows(d))) {
          if (!location?.startsWith('/')) continue
          let answer = await ask(site.url, location, reader.headers)
          if (answer.status === 307)
            answer = await ask(site.url, answer.location ?? '', reader.headers)
          expect([200, 404], `${asked} → ${location} → ${answer.location}`).toContain(answer.status)
        }
      }
    } finally {
      await site.stop()
      await forget(site.dataDir)
    }
  })
}
