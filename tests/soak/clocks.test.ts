import { randomBytes } from 'node:crypto'

import pg from 'pg'
import { describe, expect, test } from 'vitest'

import { ADMIN } from '../site/accounts.mjs'
import { clockApart, SETS_CLOCK_BY } from '../site/clock-apart'
import { Editor } from '../site/editor'
import { newMember } from '../site/members'
import { mailTo } from '../site/outbox'
import { publishVacancy } from '../site/publish-vacancy'
import { forget, serveSite } from '../site/site'

/** A site whose clock is ten minutes off that of its database, both ways: nobody who uses it notices. */

/** Ten minutes, in seconds. */
const APART = 600

const soon = { timeout: 20_000, interval: 200 }

describe.each([
  ['ahead', APART],
  ['behind', -APART],
])(`with a clock ten minutes %s (set by ${SETS_CLOCK_BY})`, (_way, seconds) => {
  test('mail, links, sessions, limits, closings and schedules are right, and it is said', async () => {
    const site = await serveSite({ env: clockApart(seconds) })
    const database = new pg.Client({ connectionString: site.databaseUrl })
    await database.connect()
    const rows = async <Row extends object>(statement: string) =>
      (await database.query(statement)).rows as Row[]
    const status = async (path: string, headers: Record<string, string> = {}) =>
      (await fetch(site.url + path, { headers, redirect: 'manual' })).status
    try {
      // Said.
      const metrics = await (await fetch(`${site.url}/metrics`)).text()
      const ahead = Number(/^mariner_hub_clock_ahead_seconds (\S+)$/m.exec(metrics)?.[1])
      expect(Math.abs(ahead - seconds)).toBeLessThan(5)
      expect(metrics).toMatch(/^mariner_hub_time_zone_rules_info\{release="20\d\d[a-z]",node="/m)
      const editor = await Editor.signIn(site.url)
      const desk = await (await editor.open('/admin')).text()
      expect(desk).toContain(
        `The clock of this machine is 10 min ${seconds > 0 ? 'ahead' : 'behind'}`,
      )
      const report = await (await editor.open('/admin/report')).text()
      expect(report).toContain('Clock and time zones')
      expect(report).toContain('differ by 600.')

      // Mail: the letter of a visitor is passed on, and the link to choose a password works.
      const letter = new URLSearchParams({
        ...{ key: randomBytes(16).toString('base64url'), name: 'Olena', message: 'Hello' },
        email: 'olena@ship.example',
      })
      const sent = await fetch(`${site.url}/forms/contact`, {
        ...{ method: 'POST', body: letter, redirect: 'manual' },
      })
      expect(sent.status).toBe(303)
      const waiting = () =>
        rows(`SELECT id FROM messages WHERE state <> 'sent'`).then(({ length }) => length)
      await expect.poll(waiting, soon).toBe(0)
      const [late] = await rows<{ seconds: string }>(
        `SELECT max(extract(epoch FROM sent_at - created_at)) AS seconds FROM messages`,
      )
      expect(Number(late?.seconds)).toBeLessThan(15)
      const asked = await fetch(`${site.url}/api/staff/forgot-password`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: site.url },
        body: JSON.stringify({ email: ADMIN.email }),
      })
      expect(asked.status).toBe(200)
      const token = async () =>
        (await mailTo(site.dataDir, ADMIN.email))
          .map(({ text = '' }) => /\/admin\/reset\/(\w+)/.exec(text)?.[1])
          .find((one) => one !== undefined)
      await expect.poll(token, soon).toBeDefined()
      const password = 'a-new-password-for-tests'
      const choose = async () =>
        fetch(`${site.url}/api/staff/reset-password`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', Origin: site.url },
          body: JSON.stringify({ token: await token(), password }),
        })
      // It would be dead in a minute.
      await rows(
        `UPDATE staff SET reset_password_expiration = now() + interval '1 minute' WHERE reset_password_token IS NOT NULL`,
      )
      expect((await choose()).status).toBe(200)
      expect((await choose()).status).toBe(403)

      // Sessions: of a member by the database, of staff by the machine.
      const cookie = await newMember(database, { email: 'member@ship.example' })
      expect(await status('/seaman/account', { Cookie: cookie })).toBe(200)
      await rows(`UPDATE seaman_sessions SET expires_at = now() - interval '1 second'`)
      expect(await status('/seaman/account', { Cookie: cookie })).not.toBe(200)
      const again = await Editor.signIn(site.url, { ...ADMIN, password })

      // Limits: the count of what was done ends when it says, by the database.
      const [limit] = await rows<{ left: string }>(
        `SELECT max(expire / 1000.0 - extract(epoch FROM now())) AS left FROM rate_limits WHERE key LIKE 'form:address%'`,
      )
      expect(Number(limit?.left)).toBeGreaterThan(400)
      expect(Number(limit?.left)).toBeLessThanOrEqual(600)

      // Schedules.
      const page = await again.create('en', { title: 'Planned', slug: 'planned' })
      await rows(`
        INSERT INTO schedules (action, locale, at, by_id, panel_language)
        SELECT 'publish', 'en', now() + interval '4 seconds', id, 'en' FROM staff WHERE email = '${ADMIN.email}';
        INSERT INTO schedules_rels (parent_id, path, pages_id) SELECT max(id), 'document', ${page} FROM schedules`)
      expect(await status('/planned')).toBe(404)
      await expect.poll(() => status('/planned'), soon).toBe(200)
      const [done] = await rows<{ early: boolean; late: string }>(
        `SELECT done_at < at AS early, extract(epoch FROM done_at - at) AS late FROM schedules`,
      )
      expect(done?.early).toBe(false)
      expect(Number(done?.late)).toBeLessThan(10)

      // Closings.
      const vacancy = await publishVacancy(again)
      const feed = async () => (await fetch(`${site.url}/vacancies.atom`)).text()
      expect(await feed()).toContain(`/${vacancy}-`)
      await rows(`
        WITH closes AS (SELECT date_trunc('milliseconds', now() + interval '3 seconds') AS at),
        listed AS (UPDATE publications SET listed_until = closes.at FROM closes
          WHERE collection = 'vacancies' AND document = '${vacancy}'),
        searched AS (UPDATE vacancy_search SET listed_until = closes.at FROM closes WHERE vacancy_id = ${vacancy})
        UPDATE publication_boundaries b SET at = closes.at FROM closes
        WHERE b.collection = 'vacancies' AND b.document = '${vacancy}'`)
      const entry = new RegExp(`<entry>(?:(?!</entry>)[^])*/${vacancy}-`)
      await expect.poll(async () => entry.test(await feed()), soon).toBe(false)
    } finally {
      await database.end()
      await site.stop()
      await forget(site.dataDir)
    }
  })
})
