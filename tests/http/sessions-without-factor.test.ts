import { compile } from 'path-to-regexp'
import { generateSync } from 'otplib'
import { beforeAll, expect, test } from 'vitest'

import { ROUTES } from '../../src/domain/routes/route-table'
import { Editor, paragraph } from '../site/editor'
import { sharedSite } from './site-under-test'

/** At every address of the site a session that has given a password alone is answered as a stranger is; the panel leads it on. */

const under = sharedSite()

const SECRET = 'Not before the second step'

/** Kept pages and files are the same for all: their keys know of no cookie. */
const ASKS: ReadonlySet<string> = new Set(['private page', 'endpoint', 'machine'])

let half: Editor
let draft = 0

beforeAll(async () => {
  const { editor } = under
  draft = await editor.create('en', { title: 'A draft', body: paragraph(SECRET) })
  const colleague = await editor.hire('Half')
  const begun = await colleague.request('POST', '/staff/second-factor/begin-app', {})
  const { secret } = (await begun.json()) as { secret: string }
  const code = generateSync({ secret })
  const added = await colleague.request('POST', '/staff/second-factor/add-app', { code })
  expect(added.status).toBe(200)
  half = await Editor.signIn(under.site.url, colleague.account)
})

/** An address of each row that may ask who somebody is, with something in the place of each name. */
function addresses(): string[] {
  const may = ROUTES.filter(({ class: kind, methods }) => methods.includes('GET') && ASKS.has(kind))
  return may.map(({ pattern }) => {
    const written = pattern.replaceAll(/\{[^{}]*\}/g, '')
    const names: Record<string, string | string[]> = {}
    for (const [part, name = ''] of written.matchAll(/[:*](\w+)/g)) {
      names[name] = part.startsWith('*') ? ['1'] : '1'
    }
    return `/${compile(written)(names)}`
  })
}

async function answer(path: string, cookie?: string): Promise<string> {
  const { status, headers, body } = await fetch(under.site.url + path, {
    headers: {
      Accept: 'text/html',
      'Sec-Fetch-Site': 'none',
      ...(cookie !== undefined && { Cookie: cookie }),
    },
    redirect: 'manual',
  })
  await body?.cancel()
  return `${path} ${status} ${headers.get('location') ?? ''}`
}

test(
  'every row of the table of routes answers it as it answers a stranger',
  { timeout: 120_000 },
  async () => {
    const { name, value } = half.cookie()
    const found = [...new Set(addresses())].filter((address) => !address.startsWith('/admin'))
    // One after the other: they are rendered here for the first time, and who waits too long for a turn is sent away (503).
    for (const address of [...found, '/metrics', `/en/preview/pages/${draft}`]) {
      const toHalf = await answer(address, `${name}=${value}`)
      expect(toHalf).toBe(await answer(address))
    }
    expect(found.length).toBeGreaterThan(20)
  },
)

test('no view of the panel shows it anything; the sign-in leads on to the second step', async () => {
  for (const path of [
    '/admin',
    '/admin/account',
    '/admin/collections/pages',
    `/admin/collections/pages/${draft}`,
    `/admin/collections/pages/${draft}?locale=uk`,
    '/admin/globals/site',
    '/admin/report',
    '/admin/guides',
    '/admin/translations',
    `/en/preview/pages/${draft}`,
  ]) {
    const shown = await half.open(path)
    const text = await shown.text()
    expect(text).not.toContain(SECRET)
    if (path.startsWith('/admin/collections')) expect(text).toContain('/admin/login?redirect=')
  }
  const signIn = await half.open('/admin/login?redirect=%2Fadmin%2Faccount')
  const text = await signIn.text()
  const leads = signIn.headers.get('location') ?? text
  expect(leads).toContain('/admin/second-factor?redirect=%2Fadmin%2Faccount')
  const step = await half.open('/admin/second-factor?redirect=%2Fadmin%2Faccount')
  expect(step.status).toBe(200)
  expect(await step.text()).toContain('Your password is right.')
})

test('a session with everything and one with nothing are led on from the second step', async () => {
  const full = await under.editor.open('/admin/second-factor?redirect=https://evil.example')
  const none = await fetch(`${under.site.url}/admin/second-factor`, { redirect: 'manual' })
  const leads = async (shown: Response) => shown.headers.get('location') ?? (await shown.text())
  expect(await leads(full)).not.toContain('evil.example')
  expect(await leads(none)).toContain('/admin/login')
})
