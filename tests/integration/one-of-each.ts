import type { CollectionSlug, Payload } from 'payload'

import { pdf } from '../fixtures/form-files'

const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

/** A document of each collection that has any through the API but accounts of the staff; returns their ids. */
export async function writeOneOfEach(
  payload: Payload,
): Promise<Partial<Record<CollectionSlug, number>>> {
  const ids: Partial<Record<CollectionSlug, number>> = {}
  for (const collection of ['pages', 'docs'] as const) {
    const data = { title: 'As it was', _status: 'published' as const }
    ids[collection] = (await payload.create({ collection, locale: 'en', data })).id
  }
  ids.crewings = (
    await payload.create({
      collection: 'crewings',
      locale: 'en',
      data: { name: 'As it was', timeZone: 'UTC' },
    })
  ).id
  const { id: vacancy } = await payload.create({
    collection: 'vacancies',
    locale: 'en',
    draft: true,
    data: { rank: 'master' },
  })
  ids.vacancies = vacancy
  ids.warnings = (
    await payload.create({
      collection: 'warnings',
      locale: 'en',
      data: { name: 'As it was', kind: 'fee', since: '2026-11-01T12:00:00.000Z' },
    })
  ).id
  ids.media = (
    await payload.create({
      collection: 'media',
      locale: 'en',
      data: { alt: 'A dot' },
      file: { name: 'dot.png', data: DOT, mimetype: 'image/png', size: DOT.length },
    })
  ).id
  const to = { kind: 'address', address: 'https://a.example', external: true } as const
  ids.redirects = (
    await payload.create({ collection: 'redirects', data: { locale: 'en', from: '/old', to } })
  ).id
  const request = await payload.create({
    collection: 'requests',
    data: {
      reference: 'MH-AAAA-AAAA',
      kind: 'contact',
      locale: 'en',
      state: 'new',
      values: { message: 'As it was' },
      notes: [{ text: 'A note' }],
    },
  })
  ids.requests = request.id
  const message = await payload.create({
    collection: 'messages',
    data: {
      request: request.id,
      kind: 'confirmation',
      state: 'sent',
      delivery: 'atLeastOnce',
      to: 'a@site.example',
      locale: 'en',
      subject: 'As it was',
      content: [],
      messageId: '<1@site.example>',
      attempts: 1,
    },
  })
  ids.messages = message.id
  const data = { address: 'b@site.example', reason: 'byStaff' } as const
  ids['suppressed-addresses'] = (
    await payload.create({ collection: 'suppressed-addresses', data })
  ).id
  ids['mailing-stops'] = (
    await payload.create({ collection: 'mailing-stops', data: { address: 'b@site.example' } })
  ).id
  ids['vacancy-alerts'] = (
    await payload.create({
      collection: 'vacancy-alerts',
      data: { email: 'b@site.example', locale: 'en', state: 'active' },
    })
  ).id
  ids['company-claims'] = (
    await payload.create({
      collection: 'company-claims',
      data: {
        company: ids.crewings ?? 0,
        name: 'As it was',
        email: 'd@site.example',
        language: 'en',
        state: 'waiting',
      },
    })
  ).id
  ids['seaman-services'] = (
    await payload.create({
      collection: 'seaman-services',
      locale: 'en',
      data: { title: 'As it was', category: 'visas', currency: 'USD', _status: 'published' },
    })
  ).id
  ids['guide-answers'] = (
    await payload.create({
      collection: 'guide-answers',
      data: { isUseful: true, locale: 'en', guide: ids.docs ?? 0, text: 'As it was' },
    })
  ).id
  const bytes = pdf()
  ids['service-files'] = (
    await payload.create({
      collection: 'service-files',
      locale: 'en',
      data: { name: 'As it was' },
      file: { name: 'a.pdf', data: bytes, mimetype: 'application/pdf', size: bytes.length },
    })
  ).id
  ids.seamen = (
    await payload.create({
      collection: 'seamen',
      data: { email: 'c@site.example', name: 'Olena', language: 'uk', state: 'pending' },
    })
  ).id
  const company = ids.crewings
  const address = 'https://feeds.example/a.csv'
  await payload.updateGlobal({ slug: 'feed-hosts', data: { hosts: [{ host: 'feeds.example' }] } })
  ids['import-feeds'] = (
    await payload.create({
      collection: 'import-feeds',
      data: { company, address, format: 'csv', every: '24', state: 'new' },
    })
  ).id
  ids['import-tokens'] = (
    await payload.create({ collection: 'import-tokens', data: { company, name: 'As it was' } })
  ).id
  ids.schedules = (
    await payload.create({
      collection: 'schedules',
      data: {
        action: 'publish',
        locale: 'en',
        at: '2999-01-01T00:00:00.000Z',
        document: { relationTo: 'pages', value: ids.pages ?? 0 },
      },
    })
  ).id
  return ids
}
