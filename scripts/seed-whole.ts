import { commitTransaction, createLocalReq, initTransaction, killTransaction } from 'payload'
import type { Payload } from 'payload'

import { causedBy } from '../src/cms/services/audit/audit-cause'
import { contentTypes } from '../src/cms/publications/content-types'
import { projectTogether } from '../src/cms/desk/publishing/project-together'
import { writeExampleFormLink } from './examples/example-form-link'
import { writeExampleDesks } from './examples/example-desks'
import { writeExampleSeamen } from './examples/example-seamen'
import type { Examples } from './examples/examples'
import { writeExamples } from './examples/write-examples'
import { seedContent } from './seed-content'
import type { tellProgress } from './set-up/preparation-progress.mjs'

const COLLECTIONS = contentTypes.map(({ collection }) => collection)

/**
 * Writes the first content, and examples where there are some to write, in one transaction: a seed that is interrupted
 * must not look like an editor's work.
 * @throws what Payload throws; nothing is written then
 */
export async function seedWhole(
  payload: Payload,
  {
    examples,
    seafarers,
    tell = () => undefined,
  }: { examples: Examples | undefined; seafarers: boolean; tell?: typeof tellProgress },
): Promise<void> {
  const req = await createLocalReq({ context: causedBy('setup') }, payload)
  await initTransaction(req)
  try {
    const inTransaction = Object.assign(
      Object.create(payload) as Payload,
      {
        create: (options) => payload.create({ ...options, req }),
        find: (options) => payload.find({ ...options, req }),
        update: (options) => payload.update({ ...options, req } as never),
        updateGlobal: (options) => payload.updateGlobal({ ...options, req }),
      } as Pick<Payload, 'create' | 'find' | 'update' | 'updateGlobal'>,
    )
    await seedContent(inTransaction, req, tell)
    if (examples || seafarers) {
      await projectTogether(payload, req, COLLECTIONS, async () => {
        if (examples) await writeExamples(inTransaction, examples, tell)
        // They publish a service again, with a file.
        if (seafarers) {
          tell('example seafarers')
          await writeExampleSeamen(inTransaction)
          await writeExampleFormLink(req)
          await writeExampleDesks(inTransaction)
        }
        tell('the index of the examples')
      })
    }
    await commitTransaction(req)
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}
