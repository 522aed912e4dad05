import crypto from 'node:crypto'
import process from 'node:process'

import { processState, siteProcess } from '../src/domain/process/site-process'

/**
 * What the site keeps outside of its modules, in the process: bundles that hold a module twice share it there. A worker
 * runs many test files, and each file finds nothing of an earlier one.
 */

/** Keys of `globalThis` that are taken away before each file. `tests/check/process-state.test.ts` finds those that are missing. */
export const FORGOTTEN: readonly string[] = ['_payload_doNotCacheClientSchemaMap']

/** Keys that stay, with the reason. */
export const KEPT: Readonly<Record<string, string>> = {
  marinerHub: 'modules hold its objects: they are emptied',
}

/** What stays of what copies of a module share, with the reason. */
const STATE_KEPT: Readonly<Record<string, string>> = {
  marinerCompanyFormChildren: 'processes that are told all that they need with each job',
  marinerFileChildren: 'processes that are told all that they need with each job',
  marinerMadeFileChildren: 'processes that are told all that they need with each job',
  marinerTableChildren: 'processes that are told all that they need with each job',
  pictureChildren: 'processes that are told all that they need with each job',
}

/** What an earlier file has left in the process, by its keys. */
export function leftInProcess(): string[] {
  const state = Object.keys(processState()).filter((key) => !(key in STATE_KEPT))
  return [...Object.keys(siteProcess()), ...state]
}

interface Untouched {
  environment: NodeJS.ProcessEnv
  pbkdf2: typeof crypto.pbkdf2
}

const UNTOUCHED = Symbol.for('mariner-hub.untouched')

const shared = globalThis as typeof globalThis & {
  [UNTOUCHED]?: Untouched
  /** Payload's own caches, and the switches by which it renews them in development (3.90.1). */
  _payload?: Map<string, unknown>
  _payload_doNotCacheClientConfig?: boolean
  _payload_doNotCacheClientSchemaMap?: boolean
  _payload_doNotCacheSchemaMap?: boolean
}

/** Makes the process what it was before the first test file of this worker. */
export function forgetEarlierFiles(): void {
  const { environment, pbkdf2 } = (shared[UNTOUCHED] ??= {
    environment: { ...process.env },
    pbkdf2: crypto.pbkdf2,
  })
  for (const key of FORGOTTEN) Reflect.deleteProperty(shared, key)
  for (const key of leftInProcess()) {
    Reflect.deleteProperty(siteProcess(), key)
    Reflect.deleteProperty(processState(), key)
  }
  shared._payload?.clear()
  shared._payload_doNotCacheClientConfig = true
  shared._payload_doNotCacheClientSchemaMap = true
  shared._payload_doNotCacheSchemaMap = true
  for (const name of Object.keys(process.env)) {
    if (!(name in environment)) Reflect.deleteProperty(process.env, name)
  }
  Object.assign(process.env, environment)
  // The site puts its line in front of it, and most tests a quick one.
  crypto.pbkdf2 = pbkdf2
}
