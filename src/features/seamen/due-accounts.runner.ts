import type { Payload } from 'payload'

import { eraseAccountsAgain, eraseUnconfirmed } from './erase-accounts.hooks'

/**
 * Erases the accounts that are due: first those that were erased before and have come back with a backup.
 * @throws whatever the database or the disk throws; what is due then stays due
 */
export async function eraseDueAccounts(payload: Payload): Promise<{ accounts: number }> {
  const again = await eraseAccountsAgain(payload)
  return { accounts: again + (await eraseUnconfirmed(payload)) }
}
