import config from '@payload-config'
import { getPayload } from 'payload'

import { analyzeLedger, findDrift, project } from '../src/cms/publications/project'
import { contentTypes } from '../src/cms/publications/content-types'

/**
 * Rebuilds the ledger from the documents, by the very statement that keeps it; with `--check` only
 * compares. Prints a line per collection. Exit code 1 where a check finds a difference.
 */
const check = process.argv.includes('--check')
const payload = await getPayload({ config })
let drifted = false

for (const { collection } of contentTypes) {
  const { missing, superfluous, different } = await findDrift(payload, collection)
  const drift = missing + superfluous + different
  const found = `${missing} missing, ${superfluous} superfluous, ${different} different`
  if (!check && drift > 0) {
    await project(payload, { collection })
    await analyzeLedger(payload)
  }
  drifted ||= drift > 0
  console.log(`${collection}: ${drift === 0 ? 'in order' : check ? found : `mended (${found})`}`)
}

await payload.destroy()
process.exit(check && drifted ? 1 : 0)
