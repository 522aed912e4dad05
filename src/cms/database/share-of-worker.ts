import { readSettings } from '../../settings'

// oxlint-disable-next-line house/no-environment -- `env` needs a database; what decodes files needs none
const read = readSettings(process.env)
const workers = 'settings' in read ? read.settings.WORKERS : 1

/**
 * How much of what a site has is one process's, where several serve it (`WORKERS`): connections to the database, and
 * processes that decode files.
 * @param most what one process alone has
 * @param least what each needs to work at all
 * @example shareOfWorker(16, 4) // 16 where one process serves, 8 of two, 4 of four and of eight
 */
export function shareOfWorker(most: number, least = 1): number {
  return Math.max(least, Math.ceil(most / workers))
}
