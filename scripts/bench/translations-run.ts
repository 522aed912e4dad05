import config from '@payload-config'
import { getPayload } from 'payload'

import { closeReads } from '../../src/cms/database/read-pool'
import { findMatrix } from '../../src/cms/desk/translations/translation-matrix.queries'
import { LOCALES } from '../../src/domain/locales/locales'

/** For the bench of translations: reads the matrix and publishes sources; prints times as JSON, in ms. */

const ROUNDS = 15

const payload = await getPayload({ config, disableOnInit: true })
const page = { offset: 0, limit: 100 }
const timed = async (work: (round: number) => Promise<unknown>) => {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now()
    await work(round)
    times.push(performance.now() - began)
  }
  return times
}
const matrix = await timed(() => findMatrix({ locales: LOCALES }, page))
const publish = await timed((round) =>
  payload.update({
    collection: 'pages',
    id: 100 + round,
    locale: 'en',
    data: { excerpt: `What was changed in round ${round}.`, _status: 'published' },
  }),
)
const began = performance.now()
const { documents } = await findMatrix({ locales: ['uk'], states: ['outOfDate'] }, page)
const shownAfter = performance.now() - began
if (documents.length !== ROUNDS) throw new Error(`${documents.length} are out of date.`)
const outOfDate = await timed(() =>
  findMatrix({ locales: ['uk', 'ar'], states: ['outOfDate'] }, page),
)
console.log(JSON.stringify({ matrix, outOfDate, publish, shownAfter }))
await closeReads()
await payload.destroy()
process.exit(0)
