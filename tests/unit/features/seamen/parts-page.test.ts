import { text as textOf } from 'node:stream/consumers'

import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerenderToNodeStream } from 'react-dom/static'
import { beforeAll, describe, expect, it, vi } from 'vitest'

import { LOCALES } from '@/domain/locales/locales'
import { WAYS, PART_NAMES } from '@/domain/sea-service/record-parts'
import { messagesIn } from '@/i18n/messages-translator'

/** The page that says who sees what. */

beforeAll(() => {
  vi.stubEnv('DATABASE_URL', 'postgres://nobody@127.0.0.1:1/none')
  vi.stubEnv('PAYLOAD_SECRET', 'only-for-the-check-0')
})

const load = async () => ({
  ...(await import('@/features/seamen/parts/parts-view')),
  ...(await import('@/features/seamen/parts/seen-by')),
})

describe.each(LOCALES)('who sees what, in %s', (locale) => {
  it('names every part, with what it is for', async () => {
    const { PartsView } = await load()
    const t = await messagesIn(locale, 'seaman.parts')
    const page = await rendered(await PartsView({ isFound: false, locale }))
    for (const name of PART_NAMES) {
      expect(page).toContain(escaped(t(`${name}.title`)))
      expect(page).toContain(escaped(t(`${name}.purpose`)))
    }
    expect(page).toContain(escaped(t('notFound')))
  })

  it('names every way by which a part is seen', async () => {
    const { PartsView } = await load()
    const t = await messagesIn(locale, 'seaman.parts')
    const page = await rendered(await PartsView({ isFound: true, locale }))
    for (const way of WAYS) expect(page).toContain(escaped(t(`ways.${way}`)))
  })
})

it('says above the tick what is found, and what never is', async () => {
  const { SeenBy } = await load()
  const page = renderToStaticMarkup(await SeenBy({ way: 'search', locale: 'en' }))
  const [, seen = '', hidden = ''] = page.split('<dt>')
  expect(seen).toContain('Sea service')
  expect(hidden).toContain('Scans of papers')
  expect(hidden).toContain('next of kin')
  expect(hidden).not.toContain('Sea service')
})

const escaped = (text: string) => renderToStaticMarkup(text)

/** An element with all that it is made of, awaited. */
async function rendered(element: ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(element)
  return textOf(prelude)
}
