import type { CollectionBeforeOperationHook } from 'payload'

/** Payload's names of what writes, as hooks hear them; some are not in its type. */
const WRITES: ReadonlySet<string> = new Set(['create', 'update', 'delete', 'restoreVersion'])

/**
 * What a client selects of the answer is all that Payload shows to `afterChange` (3.90.1): an admin who was made an editor
 * with `select[name]=true` would be told to nobody. A write is answered whole.
 */
export const answerWritesWhole: CollectionBeforeOperationHook = ({
  args,
  // oxlint-disable-next-line typescript/no-deprecated -- only one name of `operation` is
  operation,
}) => (WRITES.has(operation) ? { ...args, select: undefined } : args)
