import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterEach, beforeEach, expect, it } from 'vitest'

import { type MailSender, outboxSender } from '../../../../../src/cms/services/mail/mail-senders'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mariner-hub-outbox-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** What a disk does that is full before a message is written whole. */
async function* untilFull() {
  yield await Promise.resolve('Subject: half of it')
  throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })
}

it('leaves nothing of a message that a full disk does not take, and sends it later', async () => {
  const written: string[] = []
  const send = outboxSender(folder, (file) => written.push(file))
  const message = { messageId: '<a@site.example>' } as Parameters<MailSender>[0]
  const failed = await send(
    { ...message, bytes: untilFull() as unknown as Buffer },
    new AbortController().signal,
  )
  expect(failed).toMatchObject({ kind: 'later' })
  expect(await readdir(folder)).toEqual([])
  expect(
    await send({ ...message, bytes: Buffer.from('Subject: whole') }, new AbortController().signal),
  ).toEqual({ kind: 'sent' })
  expect([await readdir(folder), written]).toEqual([
    ['a@site.example.eml'],
    [path.join(folder, 'a@site.example.eml')],
  ])
})
