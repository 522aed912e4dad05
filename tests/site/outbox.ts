import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

import PostalMime, { type Email } from 'postal-mime'
import { vi } from 'vitest'

/** What a site without a mail server has written, read by a program of its own. */
export async function mailsOf(dataDir: string): Promise<Email[]> {
  const outbox = path.join(dataDir, 'outbox')
  const files = await readdir(outbox).catch(() => [])
  // One that is being written has another ending, and is gone under that name a moment later.
  const whole = files.filter((file) => file.endsWith('.eml'))
  const read = whole.map(async (file) => PostalMime.parse(await readFile(path.join(outbox, file))))
  return Promise.all(read)
}

/** What it has written to an address. */
export async function mailTo(dataDir: string, address: string): Promise<Email[]> {
  const mails = await mailsOf(dataDir)
  return mails.filter(({ to = [] }) => to.some((one) => one.address === address))
}

/** The path in a mail of a seafarer's account that leads to one of its pages, but for those named before. */
export async function seamanLinkTo(
  dataDir: string,
  page: 'confirm' | 'link' | 'password',
  address: string,
  before = '',
): Promise<string> {
  const found = async () => {
    const mails = await mailTo(dataDir, address)
    const links = mails.flatMap(({ text = '' }) =>
      [...text.matchAll(new RegExp(`/(?:[a-z]{2}/)?seaman/${page}/[\\w-]{43}`, 'g'))].map(String),
    )
    const link = links.find((one) => !before.includes(one))
    if (link === undefined) throw new Error(`No mail to ${address} leads to ${page}.`)
    return link
  }
  return vi.waitFor(found, { timeout: 20_000, interval: 100 })
}
