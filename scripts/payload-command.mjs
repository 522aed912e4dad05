import path from 'node:path'

import { ROOT } from './environment.mjs'

/**
 * Arguments for Node that run Payload's command line, which can load TypeScript.
 *
 * The condition is there because Lexical's entry for Node chooses between two files with an `await`
 * at its top level; among the circular imports of Payload's editor that now and then never settles
 * on Node 20, and the process ends in the middle, without a word and with exit code 0.
 */
export const PAYLOAD_COMMAND = [
  '--conditions=production',
  path.join(ROOT, 'node_modules/payload/bin.js'),
]
