import { expect, test } from 'vitest'

import { paragraph } from '../site/editor'
import { sharedSite } from './site-under-test'

/** A draft at its preview address: for the staff alone, and kept by nobody. */

const under = sharedSite()

const SECRET = 'Not before Monday'

test('is read by the staff in the language asked for, and by nobody else', async () => {
  const { editor, site } = under
  const id = await editor.create('en', { title: 'A draft', body: paragraph(SECRET) })
  await editor.saveDraft(id, 'ar', { title: 'مسودة', body: paragraph('ليس قبل الاثنين') })
  const address = `/en/preview/pages/${id}`
  const read = async (path: string) => (await editor.open(path)).text()

  // A stranger sees that there is something to sign in for, and none of it.
  for (const headers of [{}, { rsc: '1' }, { cookie: 'mh-token=forged' }]) {
    const answer = await fetch(site.url + address, { headers })
    expect(await answer.text()).not.toContain(SECRET)
    expect(answer.headers.get('cache-control')).toContain('no-store')
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
  }

  const english = await read(address)
  expect(english).toContain(SECRET)
  expect(english).toContain('Preview of a draft')
  const arabic = await read(`/ar/preview/pages/${id}`)
  expect(arabic).toMatch(/<html lang="ar"[^>]* dir="rtl"/)
  expect(arabic).toMatch(/<h1[^>]*>مسودة<\/h1>/)
  expect(await read(`/de/preview/pages/${id}`)).toContain(
    'In dieser Sprache ist noch nichts geschrieben',
  )

  await editor.saveDraft(id, 'en', { title: 'A later draft' })
  expect(await read(address)).toMatch(/<h1[^>]*>A later draft<\/h1>/)

  for (const wrong of [
    '/en/preview/pages/999999',
    '/en/preview/pages/0',
    '/en/preview/staff/1',
    '/en/preview/media/1',
    '/en/preview/pages/1e3',
    '/xx/preview/pages/1',
    '/en/preview/pages/99999999999999999999',
  ]) {
    const answer = await fetch(site.url + wrong, { redirect: 'manual' })
    expect(answer.status, wrong).toBeLessThan(500)
    expect(await answer.text(), wrong).not.toContain('@site.example')
  }
})

test('of a company and of a vacancy is what their pages would be', async () => {
  const { editor, site } = under
  const draft = async (collection: string, data: object) => {
    const query = 'locale=en&draft=true'
    const answer = await editor.request('POST', `/${collection}?${query}`, {
      ...data,
      _status: 'draft',
    })
    return ((await answer.json()) as { doc: { id: number } }).doc.id
  }
  const company = await draft('crewings', { name: 'Draft Crewing', about: SECRET })
  const facts = { company, rank: 'second-mate', vesselType: 'bulk-carrier', description: SECRET }
  const vacancy = await draft('vacancies', facts)
  const pages = [
    [`/uk/preview/crewings/${company}`, 'Draft Crewing'],
    [`/uk/preview/vacancies/${vacancy}`, 'Другий помічник капітана на балкері'],
  ] as const
  for (const [address, heading] of pages) {
    const page = await (await editor.open(address)).text()
    expect(page).toMatch(new RegExp(`<h1[^>]*>(?:<bdi>)?${heading}<`))
    expect(page).toContain(SECRET)
    expect(await (await fetch(site.url + address)).text()).not.toContain(SECRET)
  }
  const empty = await draft('vacancies', { company })
  expect(await (await editor.open(`/uk/preview/vacancies/${empty}`)).text()).toContain(
    'щойно буде вибрано й збережено компанію, посаду та тип судна',
  )
})
