import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

import PostalMime, { type Email } from 'postal-mime'

/** What a site without a mail server has written to an address, read by a program of its own. */
export async function mailTo(dataDir: string, address: string): Promise<Email[]> {
  const outbox = path.join(dataDir, 'outbox')
  const files = await readdir(outbox).catch(() => [])
  // One that is being written has another ending, and is gone under that name a moment later.
  const whole = files.filter((file) => file.endsWith('.eml'))
  const read = whole.map(async (file) => PostalMime.parse(await readFile(path.join(outbox, file))))
  const mails = await Promise.all(read)
  return mails.filter(({ to = [] }) => to.some((one) => one.address === address))
}
