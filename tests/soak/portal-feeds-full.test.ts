import { once } from 'node:events'
import http from 'node:http'

import pg from 'pg'
import { expect, test } from 'vitest'

import { PORTALS } from '../../src/domain/portal-feeds/portal-names'
import { siteUnderTest } from '../http/site-under-test'

/** A hundred thousand vacancies, as portals fetch them. */

const under = siteUnderTest({ template: 'empty', env: { TRUST_PROXY_HOPS: '1' } })

const MANY = 100_000
const MB = 1024 * 1024

async function fill(): Promise<void> {
  const company = await under.editor.request('POST', '/crewings?locale=en', {
    ...{ name: 'North', slug: 'north', timeZone: 'UTC', country: 'UA', city: 'Odesa' },
    _status: 'published',
  })
  const { doc } = (await company.json()) as { doc: { id: number } }
  const made = await under.editor.request('POST', '/vacancies?locale=en', {
    ...{ company: doc.id, rank: 'bosun', vesselType: 'product-tanker', _status: 'published' },
    openUntilDay: new Date(Date.now() + 30 * 86_400_000).toISOString(),
    joining: { port: 'Santos', country: 'BR' },
    pay: { min: 420_000, currency: 'USD', period: 'month' },
    description: 'The company’s own words: a long voyage, and a cook who can cook. '.repeat(8),
  })
  expect(made.status).toBe(201)
  const client = new pg.Client({ connectionString: under.site.databaseUrl })
  await client.connect()
  // Rows as they are written, without what nobody asks here.
  await client.query(`SET session_replication_role = replica`)
  const columns = async (table: string) => {
    const { rows } = await client.query<{ names: string }>(
      `SELECT string_agg(quote_ident(column_name), ', ') AS names FROM information_schema.columns
       WHERE table_name = $1 AND column_name NOT IN ('id', 'document', 'path', 'revision', '_parent_id', 'external_id')
         AND is_generated = 'NEVER'`,
      [table],
    )
    return rows[0]?.names ?? ''
  }
  const first = await client.query<{ id: number }>('SELECT max(id) AS id FROM vacancies')
  const from = first.rows[0]?.id ?? 0
  const ofVacancies = await columns('vacancies')
  await client.query(
    `INSERT INTO vacancies (id, ${ofVacancies}) SELECT ${from} + n, ${ofVacancies}
     FROM vacancies, generate_series(1, ${MANY - 1}) n WHERE vacancies.id = ${from}`,
  )
  const ofTexts = await columns('vacancies_locales')
  await client.query(
    `INSERT INTO vacancies_locales (_parent_id, ${ofTexts}) SELECT ${from} + n, ${ofTexts}
     FROM vacancies_locales, generate_series(1, ${MANY - 1}) n WHERE _parent_id = ${from}`,
  )
  const ofIndex = await columns('publications')
  await client.query(
    `INSERT INTO publications (document, path, revision, ${ofIndex})
     SELECT (${from} + n)::text, 'crewings/north/' || ${from} + n || '-bosun', md5(n::text), ${ofIndex}
     FROM publications, generate_series(1, ${MANY - 1}) n
     WHERE collection = 'vacancies' AND document = '${from}'`,
  )
  await client.query('ANALYZE')
  await client.end()
}

/** Resident memory of the site, in megabytes. */
async function memory(): Promise<number> {
  const text = await (await fetch(`${under.site.url}/metrics`)).text()
  const [, bytes = '0'] = /^process_resident_memory_bytes (\S+)$/m.exec(text) ?? []
  return Number(bytes) / MB
}

let readers = 0

function open(path: string, headers: Record<string, string> = {}): Promise<http.IncomingMessage> {
  const { hostname, port } = new URL(under.site.url)
  readers += 1
  const request = http.request({
    ...{ host: hostname, port, path },
    headers: { 'X-Forwarded-For': `203.0.113.${readers}`, ...headers },
  })
  request.end()
  return once(request, 'response').then(([response]) => response as http.IncomingMessage)
}

test(
  'a hundred thousand vacancies are sent within bounded memory, and who goes away ends it',
  { timeout: 900_000 },
  async () => {
    await fill()
    const portals = Object.fromEntries(PORTALS.map((portal) => [portal, true]))
    const settled = await under.editor.request('POST', '/globals/portal-feeds', {
      ...{ operator: 'Harbour', email: 'jobs@harbour.example', portals },
    })
    expect(settled.status).toBe(200)

    const before = await memory()
    const started = performance.now()
    let [bytes, most, items] = [0, before, 0]
    let early: number | undefined
    let rest = ''
    const response = await open('/uk/vacancies-indeed.xml')
    expect(response.statusCode).toBe(200)
    for await (const piece of response) {
      const text = rest + (piece as Buffer).toString('latin1')
      items += text.split('</job>').length - 1
      rest = text.slice(-5)
      if (bytes % (20 * MB) > (bytes + (piece as Buffer).length) % (20 * MB)) {
        const now = await memory()
        early ??= now
        most = Math.max(most, now)
      }
      bytes += (piece as Buffer).length
    }
    const seconds = (performance.now() - started) / 1_000
    most = Math.max(most, await memory())
    process.stdout.write(
      `100,000 vacancies: ${Math.round(bytes / MB)} MB in ${seconds.toFixed(0)} s, ${before.toFixed(0)} MB before, ${early?.toFixed(0)} after 20 MB, ${most.toFixed(0)} MB at most\n`,
    )
    expect(items).toBe(MANY)
    // Node 24 takes more at once than Node 20 (150-210 and 50 MB) before it cleans up; neither takes more for a longer file.
    expect(most - before).toBeLessThan(300)
    expect(most - (early ?? 0)).toBeLessThan(60)

    // What has not changed costs one question.
    const asked = performance.now()
    const known = await open('/uk/vacancies-indeed.xml', {
      'If-None-Match': response.headers.etag ?? '',
    })
    known.resume()
    expect(known.statusCode).toBe(304)
    process.stdout.write(`304 after ${(performance.now() - asked).toFixed(0)} ms\n`)

    // Four at once, a fifth is asked to come again, and who goes away leaves the place.
    const slow = await Promise.all(Array.from({ length: 4 }, () => open('/vacancies-jooble.xml')))
    expect(slow.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    const fifth = await open('/vacancies-jooble.xml')
    fifth.resume()
    expect([fifth.statusCode, fifth.headers['retry-after']]).toEqual([503, '30'])
    for (const one of slow) one.destroy()
    await expect
      .poll(
        async () => {
          const next = await open('/vacancies-jooble.xml')
          next.destroy()
          return next.statusCode
        },
        { timeout: 30_000 },
      )
      .toBe(200)
  },
)
