import type { Payload } from 'payload'

import { eraseDueImports } from './import/kept-imports.submit'
import { eraseDueOldCvs } from './old-cv/kept-old-cv.submit'
import { eraseAccountsAgain, eraseUnconfirmed } from './erase-accounts.hooks'

/**
 * Erases due accounts: first those that were erased before and that a backup has restored.
 * @throws the error of the database or the disk; the accounts stay due then
 */
export async function eraseDueAccounts(payload: Payload): Promise<{ accounts: number }> {
  await eraseDueImports(payload)
  await eraseDueOldCvs(payload)
  const again = await eraseAccountsAgain(payload)
  return { accounts: again + (await eraseUnconfirmed(payload)) }
}
