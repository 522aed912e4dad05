import type { ReactNode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { text as textOf } from 'node:stream/consumers'
import { expect, it } from 'vitest'

import type { Locale } from '@/domain/locales/locales'
import { CONTRACT_TABLE } from '@/domain/sea-service/contract-fields'
import { type TypedValue, typedValues } from '@/domain/structured-fields/typed-values'
import { readRecord } from '@/features/seamen/record/read-record'
import { RecordSums } from '@/features/seamen/record/record-sums'

/** What the page of a seafarer's own record says. */

const TODAY = '2026-11-30'

type Said = Record<string, TypedValue | null>

const contract = (id: number, said: Said) => ({
  id,
  version: 1,
  values: typedValues(CONTRACT_TABLE, { vesselName: `Ship ${id}`, ...said }),
})

/** An element with all that it is made of, awaited. */
async function rendered(element: ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(element)
  return textOf(prelude)
}

/** The first cells of the lines of all tables. */
async function linesOf(contracts: readonly ReturnType<typeof contract>[], locale: Locale) {
  const page = await rendered(await RecordSums({ read: readRecord(contracts, [], TODAY), locale }))
  return [...page.matchAll(/<th scope="row">(.*?)<\/th>/g)].map(([, line]) => line)
}

it.each([
  ['en', 'Master', 'not written'],
  ['uk', 'Капітан', 'не вказано'],
  ['ar', 'ربّان', 'لم يُكتب'],
] as const)('in %s time at sea is told as it was written, each text a line', async (...said) => {
  const [locale, master, notWritten] = said
  const contracts = [
    contract(1, { rank: 'master', signOn: '2020-01-01', signOff: '2020-12-30' }),
    contract(2, {
      ...{ rankWritten: 'Ice pilot', vesselTypeWritten: 'Cable ferry' },
      ...{ signOn: '2021-01-01', signOff: '2021-03-31' },
    }),
    contract(3, {
      ...{ rankWritten: 'Ice pilot', vesselTypeWritten: 'Floating hotel' },
      ...{ signOn: '2022-01-01', signOff: '2022-01-31' },
    }),
  ]
  expect(await linesOf(contracts, locale)).toEqual([
    master,
    '<bdi>Ice pilot</bdi>',
    notWritten,
    '<bdi>Cable ferry</bdi>',
    '<bdi>Floating hotel</bdi>',
  ])
})
