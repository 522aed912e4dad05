import config from '@payload-config'
import { getPayload } from 'payload'

import { analyzeDocuments, analyzeIndex } from '../src/cms/publications/writing/analyze'
import { type Drift, findDrift, findReadModelDrift } from '../src/cms/publications/writing/drift'
import { project } from '../src/cms/desk/publishing/project'
import { contentTypes } from '../src/cms/publications/content-types'
import { findSearchDrift } from '../src/cms/documents/search/search-sections'
import { databaseOf } from '../src/cms/database/handle'
import {
  countWrongInstants,
  writePlannedInstants,
} from '../src/features/mailing/planned-instants.hooks'
import { countWrongBits, rebuildBits } from '../src/features/vacancies/vacancy-batch.runner'

/**
 * Rebuilds the publication index from the documents, by the very statement that keeps it, and what search looks
 * through; with `--check` only compares. Bitmaps of vacancies are made again in any case. Prints a line for each. Exit
 * code 1 where a check finds a difference.
 */
const check = process.argv.includes('--check')
const payload = await getPayload({ config })
let drifted = false

const count = ({ missing, superfluous, different }: Drift) => missing + superfluous + different
const inWords = ({ missing, superfluous, different }: Drift) =>
  `${missing} missing, ${superfluous} superfluous, ${different} different`
const say = (what: string, found: string | undefined) => {
  drifted ||= found !== undefined
  console.log(`${what}: ${found === undefined ? 'in order' : check ? found : `mended (${found})`}`)
}

for (const { collection, publishing } of contentTypes) {
  await analyzeDocuments(payload, collection)
  const drift = await findDrift(payload, collection)
  const alongside = await findReadModelDrift(payload, collection)
  const unsearchable = await findSearchDrift(payload, collection)
  if (!check && count(drift) + (alongside ? count(alongside) : 0) + unsearchable > 0) {
    await project(payload, { collection })
    await analyzeIndex(payload)
  }
  say(collection, count(drift) > 0 ? inWords(drift) : undefined)
  if (publishing === 'each locale') {
    say(`sections of ${collection}`, unsearchable > 0 ? `${unsearchable} different` : undefined)
  }
  if (alongside) {
    say(`search of ${collection}`, count(alongside) > 0 ? inWords(alongside) : undefined)
  }
}
const db = await databaseOf(payload, {})
const wrongInstants = await countWrongInstants(db)
if (!check && wrongInstants > 0) await writePlannedInstants(db)
say('planned prices', wrongInstants > 0 ? `${wrongInstants} different` : undefined)
const wrongBits = await countWrongBits(payload)
if (!check) await rebuildBits(payload)
say('bitmaps of vacancies', wrongBits > 0 ? `${wrongBits} different` : undefined)

await payload.destroy()
process.exit(check && drifted ? 1 : 0)
