import type { Payload, PayloadRequest } from 'payload'

import type { PublishableCollection } from '../../../content-types'
import { analyzeIndex } from '../../publications/writing/analyze'
import { project } from './project'

/**
 * Lets `write` save many documents in the transaction of `req`, and projects all documents of the collections once
 * after it, in the order given, instead of each with its own save.
 * @throws what `write` throws, and what {@link project} throws; nothing is projected then, so end the transaction
 */
export async function projectTogether(
  payload: Payload,
  req: PayloadRequest,
  collections: readonly PublishableCollection[],
  write: () => Promise<void>,
): Promise<void> {
  req.context.projectLater = true
  try {
    await write()
  } finally {
    req.context.projectLater = false
  }
  for (const collection of collections) {
    await project(payload, { collection }, req)
    await analyzeIndex(payload, req)
  }
}
