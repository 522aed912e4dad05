import { expect, it } from 'vitest'

import { decide, type SiteFacts } from '../../../../src/domain/routes/decide'

const SITE: SiteFacts = { defaultLocale: 'en', siteUrl: 'https://site.example' }
const send = (url: string, more: Partial<SiteFacts> = {}, headers = {}) =>
  decide({ method: 'POST', url, headers }, { ...SITE, ...more })

it('a form is sent to the address of its page, with what it is about', () => {
  expect(send('/uk/forms/answer/7')).toMatchObject({
    kind: 'page',
    route: { form: 'answer' },
    answer: { kind: 'private page', locale: 'uk', params: { vacancy: '7' } },
  })
  expect(send('/forms/report/crewings/12')).toMatchObject({
    answer: { kind: 'private page', params: { type: 'crewings', document: '12' } },
  })
})

it.each([
  '/uk/forms/contact/',
  '/en/forms/contact',
  '/forms/answer/x',
  '/forms/report/pages/1',
  '/forms',
])('is not sent to %s', (url) => {
  expect(send(url)).toMatchObject({ kind: 'refused', status: 405, allow: ['GET', 'HEAD'] })
})

it('leads nobody elsewhere with a form in hand, not even while the database is away', () => {
  const page = { kind: 'page', answer: { kind: 'private page', locale: 'en' } }
  expect(send('/forms/contact', {}, { cookie: 'i18n_redirected=uk' })).toMatchObject(page)
  expect(send('/forms/contact', { isDatabaseAway: true })).toMatchObject(page)
})
