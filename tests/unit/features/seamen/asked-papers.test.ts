import { text as textOf } from 'node:stream/consumers'

import { prerenderToNodeStream } from 'react-dom/static'
import { expect, it, vi } from 'vitest'

import { type Locale, LOCALES } from '@/domain/locales/locales'
import { PAPER_TABLE } from '@/domain/sea-service/paper-fields'
import type { OwnRecord } from '@/domain/sea-service/record-form'
import { typedValues } from '@/domain/structured-fields/typed-values'
import type { DocumentCode } from '@/domain/vocabulary/documents'
import { AskedPapers } from '@/features/seamen/record/asked-papers'

/** What stands above the form that asks for a service. */

// The part writes an address of this site, which reads its settings; nothing here reaches a database.
vi.hoisted(() => {
  vi.stubEnv('DATABASE_URL', 'postgres://nobody@127.0.0.1:1/none')
  vi.stubEnv('PAYLOAD_SECRET', 'only-for-this-test')
})

const RECORD: OwnRecord = {
  account: {
    ...{ name: 'Olena', email: 'olena@ship.example' },
    ...{ telephone: undefined, rank: undefined, citizenship: undefined },
  },
  contracts: [],
  services: [],
  references: [],
  sheets: { person: undefined, work: undefined, languages: undefined },
  papers: [
    typedValues(PAPER_TABLE, { document: 'passport', number: 'EA-SECRET', expires: '2031-01-31' }),
    typedValues(PAPER_TABLE, { document: 'seamans-book', expires: '2026-10-01' }),
    typedValues(PAPER_TABLE, { document: 'ecdis' }),
  ],
  today: '2026-12-01',
}

async function page(asked: readonly DocumentCode[], locale: Locale = 'en'): Promise<string> {
  const part = await AskedPapers({ asked, record: RECORD, locale })
  const { prelude } = await prerenderToNodeStream(part)
  return (await textOf(prelude)).replaceAll(/[\u2066-\u2069]/g, '')
}

it('says of each paper that is asked for whether it is written down, and until when it was good', async () => {
  const shown = await page(['passport', 'seamans-book', 'ecdis', 'gmdss-general-operator'])
  expect(shown).toContain('Passport: you have it<')
  expect(shown).toContain('ran out on 1 October 2026')
  expect(shown).toContain('you have it; its last day is not written')
  expect(shown).toContain('not in your list')
  expect(shown).not.toContain('EA-SECRET')
})

it('says nothing where nothing is asked for that the vocabulary knows', async () => {
  expect(await page([])).toBe('')
})

it.each(LOCALES)('has its words in %s', async (locale) => {
  const shown = await page(['passport', 'seamans-book'], locale)
  expect(shown.match(/<li/g)).toHaveLength(2)
  expect(shown).not.toContain('seaman.')
})
