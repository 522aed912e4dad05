import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'

import PostalMime from 'postal-mime'
import { createLocalReq } from 'payload'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'

import type { NewMessage } from '../../../src/cms/services/mail/enqueue-message'
import type { Message } from '../../../src/payload-types'
import { serveMail } from '../../site/mail-server'
import { cmsUnderTest } from '../cms-under-test'

const cms = cmsUnderTest()

const MESSAGE: NewMessage = {
  kind: 'confirmation',
  delivery: 'atLeastOnce',
  to: 'oksana@ship.example',
  locale: 'uk',
  subject: 'Ваша заявка',
  parts: [{ kind: 'text', text: 'Ми її отримали.' }],
}

// Loaded after the environment that the configuration reads.
const mail = async () => ({
  ...(await import('../../../src/cms/services/mail/enqueue-message')),
  ...(await import('../../../src/cms/services/mail/mail-senders')),
  ...(await import('../../../src/cms/services/mail/mail-worker.runner')),
  ...(await import('../../../src/cms/services/mail/mail-queue')),
})

async function enqueue(message: Partial<NewMessage> = {}): Promise<string> {
  const { enqueueMessage } = await mail()
  return enqueueMessage(await createLocalReq({}, cms()), { ...MESSAGE, ...message })
}

/** What the worker does at each look, with an attempt that may take as long as a test. */
async function send(url: string, patienceMs = 5_000): Promise<void> {
  const { sendDue, smtpSender } = await mail()
  const from = { name: 'Mariner Hub', address: 'noreply@site.example' }
  await sendDue(cms(), { from, send: smtpSender(url), patienceMs })
}

async function only(): Promise<Message> {
  const { docs } = await cms().find({ collection: 'messages', overrideAccess: true, depth: 0 })
  const [message, ...others] = docs
  if (!message || others.length > 0) throw new Error(`There are ${docs.length} messages.`)
  return message
}

const sql = (statement: string, values: unknown[] = []) =>
  cms().db.pool.query<Record<string, unknown>>(statement, values)

/** As if its pause were over. */
const makeDue = () =>
  sql(`UPDATE messages SET next_attempt_at = now() - interval '1 second' WHERE state = 'queued'`)

async function server(behaviour?: Parameters<typeof serveMail>[0]) {
  const served = await serveMail(behaviour)
  onTestFinished(() => served.close())
  return served
}

/** A mail server that says 250 to a message, and is gone. */
async function mailServerThatDies() {
  const taken: string[] = []
  const dying = createServer((socket) => {
    let heard = ''
    let isMessage = false
    socket.on('error', () => undefined)
    socket.setEncoding('utf8').on('data', (piece: string) => {
      heard += piece
      if (!heard.endsWith(isMessage ? '\r\n.\r\n' : '\r\n')) return
      const said = heard
      heard = ''
      if (isMessage) {
        taken.push(said)
        dying.close()
        socket.end('250 2.0.0 Taken\r\n')
      } else {
        isMessage = said.startsWith('DATA')
        socket.write(isMessage ? '354 Go on\r\n' : '250 Well\r\n')
      }
    })
    socket.write('220 dying.example\r\n')
  }).listen(0, '127.0.0.1')
  await once(dying, 'listening')
  onTestFinished(() => void dying.close())
  return { url: `smtp://127.0.0.1:${(dying.address() as AddressInfo).port}`, taken }
}

/** Minutes until the next attempt. */
function pauseOf({ nextAttemptAt }: Message): number {
  return (Date.parse(nextAttemptAt ?? '') - Date.now()) / 60_000
}

beforeEach(async () => {
  await sql('DELETE FROM messages')
  await sql('DELETE FROM suppressed_addresses')
  await sql('DELETE FROM requests')
})

describe('a message', () => {
  it('reaches its addressee with what was written, and the files of its request', async () => {
    const { rows } = await sql(`
      INSERT INTO requests (reference, kind, locale, "values")
      VALUES ('MH-1', 'answer', 'ar', '{}') RETURNING id`)
    const request = Number(rows[0]?.id)
    await sql(
      `INSERT INTO form_files (request_id, field, name, type, size, bytes)
       VALUES ($1, 'cv', $2, 'application/pdf', 5, $3)`,
      [request, 'سيرة ذاتية.pdf', Buffer.from('%PDF-')],
    )
    const messageId = await enqueue({
      kind: 'forward',
      locale: 'ar',
      subject: 'رد على الشاغر',
      parts: [
        { kind: 'heading', text: 'رد جديد' },
        { kind: 'quote', text: 'I am <b>ready</b>' },
      ],
      replyTo: 'sailor@ship.example',
      inReplyTo: '<first@site.example>',
      request,
      hasFile: true,
    })
    const { url, taken } = await server()
    await send(url)
    expect(taken).toMatchObject([{ from: 'noreply@site.example', to: [MESSAGE.to] }])
    const read = await PostalMime.parse(taken[0]?.bytes ?? '')
    expect(read).toMatchObject({
      messageId,
      subject: 'رد على الشاغر',
      from: { name: 'Mariner Hub', address: 'noreply@site.example' },
      to: [{ address: MESSAGE.to }],
      replyTo: [{ address: 'sailor@ship.example' }],
      inReplyTo: '<first@site.example>',
      references: '<first@site.example>',
      attachments: [{ filename: 'سيرة ذاتية.pdf', mimeType: 'application/pdf' }],
    })
    expect(Buffer.from(read.attachments[0]?.content as ArrayBuffer).toString()).toBe('%PDF-')
    expect(read.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    )
    expect(read.html).toContain('<html lang="ar" dir="rtl">')
    expect(read.html).toContain('I am &lt;b&gt;ready&lt;/b&gt;')
    expect(read.text).toContain('رد جديد')
    expect(await only()).toMatchObject({ state: 'sent', attempts: 1, problem: null })
  })

  it('is sent after the commit of what it announces, and never where that is rolled back', async () => {
    const { enqueueMessage } = await mail()
    const { initTransaction, commitTransaction, killTransaction } = await import('payload')
    const { url, taken } = await server()
    const begin = async () => {
      const req = await createLocalReq({}, cms())
      await initTransaction(req)
      await enqueueMessage(req, MESSAGE)
      return req
    }
    const undone = await begin()
    await send(url)
    await killTransaction(undone)
    await send(url)
    expect(taken).toHaveLength(0)
    const done = await begin()
    await send(url)
    expect(taken).toHaveLength(0)
    await commitTransaction(done)
    await send(url)
    expect(taken).toHaveLength(1)
  })

  it('is sent once by many workers at the same moment', async () => {
    for (let n = 0; n < 20; n += 1) await enqueue({ to: `sailor-${n}@ship.example` })
    const { url, taken } = await server()
    await Promise.all([send(url), send(url), send(url), send(url)])
    const addressees = taken.flatMap(({ to }) => to)
    expect(addressees).toHaveLength(20)
    expect(new Set(addressees).size).toBe(20)
  })
})

describe('a mail server', () => {
  it(
    'that is down is asked again after growing pauses for three days, then the message has failed',
    { tags: 'soak' },
    async () => {
      await enqueue()
      // A port that nobody listens on any more.
      const { url, close } = await serveMail()
      await close()
      await send(url)
      const first = await only()
      expect(first).toMatchObject({ state: 'queued', attempts: 1 })
      expect(first.problem).toMatch(/ECONNREFUSED/)
      expect(pauseOf(first)).toBeGreaterThan(0.9)
      expect(pauseOf(first)).toBeLessThan(1.2)
      let minutes = 0
      let before = 0
      for (;;) {
        const message = await only()
        if (message.state !== 'queued') break
        expect(pauseOf(message)).toBeGreaterThan(before * 0.8)
        before = pauseOf(message)
        minutes += before
        await makeDue()
        await send(url)
      }
      expect(await only()).toMatchObject({ state: 'failed', nextAttemptAt: null })
      expect(minutes / 60).toBeGreaterThan(70)
      expect(minutes / 60).toBeLessThan(80)
    },
  )

  it('that comes back gets what waited', async () => {
    await enqueue()
    await send('smtp://127.0.0.1:9')
    const { url, taken } = await server()
    await makeDue()
    await send(url)
    expect(taken).toHaveLength(1)
  })

  it('that says nothing is left after a bounded time', async () => {
    const silent = createServer().listen(0, '127.0.0.1')
    await once(silent, 'listening')
    onTestFinished(() => void silent.close())
    await enqueue()
    const before = performance.now()
    await send(`smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`, 300)
    expect(performance.now() - before).toBeLessThan(3_000)
    expect(await only()).toMatchObject({ state: 'queued', attempts: 1 })
  })

  it('that is slow at every step is waited for', async () => {
    const late = (done: () => void) => void setTimeout(done, 150)
    const { url, taken } = await server({
      onConnect: (_session, done) => late(done),
      onMailFrom: (_address, _session, done) => late(done),
      onRcptTo: (_address, _session, done) => late(done),
    })
    await enqueue()
    await send(url)
    expect(await only()).toMatchObject({ state: 'sent', attempts: 1 })
    expect(taken).toHaveLength(1)
  })

  it.each(['atLeastOnce', 'atMostOnce'] as const)(
    'that dies after its 250 has taken what is %s, and is not asked again',
    async (delivery) => {
      const { url, taken } = await mailServerThatDies()
      await enqueue({ delivery })
      await send(url)
      expect(await only()).toMatchObject({ state: 'sent', attempts: 1 })
      await makeDue()
      await send(url)
      expect(taken).toHaveLength(1)
    },
  )

  it('that says to come again is asked again', async () => {
    const { url } = await server({
      onRcptTo: (_address, _session, done) =>
        done(Object.assign(new Error('4.2.0 Greylisted'), { responseCode: 450 })),
    })
    await enqueue()
    await send(url)
    const message = await only()
    expect(message).toMatchObject({ state: 'queued', attempts: 1 })
    expect(message.problem).toContain('Greylisted')
  })

  it('that refuses an address for good is not asked again for it, and for others is', async () => {
    const { url, taken } = await server({
      onRcptTo: ({ address }, _session, done) =>
        done(
          address === 'gone@ship.example'
            ? Object.assign(new Error('5.1.1 No such user here'), { responseCode: 550 })
            : null,
        ),
    })
    await enqueue({ to: 'Gone@Ship.example' })
    await sql(`UPDATE messages SET "to" = 'gone@ship.example'`)
    await send(url)
    expect(await only()).toMatchObject({ state: 'suppressed' })
    const { docs } = await cms().find({ collection: 'suppressed-addresses', overrideAccess: true })
    expect(docs).toMatchObject([{ address: 'gone@ship.example', reason: 'refused' }])
    expect(docs[0]?.detail).toContain('No such user here')
    // In capitals too, and without asking.
    const { url: open, taken: others } = await server()
    await enqueue({ to: 'GONE@ship.example' })
    await enqueue()
    await send(open)
    expect(others.map(({ to }) => to)).toEqual([[MESSAGE.to]])
    expect(taken).toHaveLength(0)
  })

  it.each([
    ['a rule about the sender', '5.7.1 Relaying denied', 554, 'failed'],
    ['a full mailbox', '5.2.2 Mailbox full', 552, 'queued'],
  ])('that refuses by %s leaves the address as it was', async (_name, words, code, state) => {
    const { url } = await server({
      onRcptTo: (_address, _session, done) =>
        done(Object.assign(new Error(words), { responseCode: code })),
    })
    await enqueue()
    await send(url)
    expect(await only()).toMatchObject({ state })
    expect((await cms().count({ collection: 'suppressed-addresses' })).totalDocs).toBe(0)
  })

  it.each([
    ['atLeastOnce', 'queued'],
    ['atMostOnce', 'uncertain'],
  ] as const)(
    'whose answer to the message is lost: %s is %s',
    { tags: 'soak' },
    async (delivery, state) => {
      const taken: string[] = []
      const { url } = await server({
        // It takes all of the message, and is never heard of again.
        onData(stream) {
          const chunks: Buffer[] = []
          stream.on('data', (chunk: Buffer) => chunks.push(chunk))
          stream.on('end', () => taken.push(Buffer.concat(chunks).toString()))
        },
      })
      const messageId = await enqueue({ delivery })
      await send(url, 1_000)
      expect(await only()).toMatchObject({ state, attempts: 1 })
      expect(taken).toHaveLength(1)
      if (state === 'queued') {
        const again = await server()
        await makeDue()
        await send(again.url)
        const ids = [taken[0] ?? '', again.taken[0]?.bytes ?? ''].map((bytes) =>
          /^Message-ID: (.*)$/im.exec(bytes)?.[1]?.trim(),
        )
        expect(ids).toEqual([messageId, messageId])
      }
    },
  )

  it('that is lost before it has the message has surely not taken it', async () => {
    const { url } = await server({ onRcptTo: () => undefined })
    await enqueue({ delivery: 'atMostOnce' })
    await send(url, 300)
    expect(await only()).toMatchObject({ state: 'queued', attempts: 1 })
  })
})

describe('a worker that ends in the middle', () => {
  it.each([
    ['atLeastOnce', 'sent', 1],
    ['atMostOnce', 'uncertain', 0],
  ] as const)('leaves what is %s %s', async (delivery, state, mails) => {
    const { acquireMessage } = await mail()
    await enqueue({ delivery })
    // Its lease is all that is left of it.
    expect(await acquireMessage(cms(), 60_000)).toMatchObject({ delivery, attempts: 1 })
    const { url, taken } = await server()
    await send(url)
    expect(await only()).toMatchObject({ state: 'sending' })
    await sql(`UPDATE messages SET claimed_until = now() - interval '1 second'`)
    await send(url)
    expect(await only()).toMatchObject({ state })
    expect(taken).toHaveLength(mails)
  })

  it('and comes back late changes nothing of what another has done since', async () => {
    const { acquireMessage, settleMessage } = await mail()
    await enqueue()
    const late = await acquireMessage(cms(), 60_000)
    await sql(`UPDATE messages SET claimed_until = now() - interval '1 second'`)
    const { url } = await server()
    await send(url)
    expect(late && (await settleMessage(cms(), late, { kind: 'later', problem: 'late' }))).toBe(
      undefined,
    )
    expect(await only()).toMatchObject({ state: 'sent', attempts: 2 })
  })

  it('and comes back after staff have sent it again changes nothing of that', async () => {
    const { acquireMessage, settleMessage } = await mail()
    await enqueue({ delivery: 'atMostOnce' })
    const late = await acquireMessage(cms(), 60_000)
    // Nobody knew what had become of it; staff decided, and its attempts are counted from the start.
    await sql(
      `UPDATE messages SET state = 'queued', attempts = 0, next_attempt_at = now() - interval '1 second',
         claimed_until = NULL`,
    )
    const again = await acquireMessage(cms(), 60_000)
    expect(again).toMatchObject({ attempts: 1 })
    expect(late && (await settleMessage(cms(), late, { kind: 'later', problem: 'late' }))).toBe(
      undefined,
    )
    expect(await only()).toMatchObject({ state: 'sending', problem: null })
    expect(again && (await settleMessage(cms(), again, { kind: 'sent' }))).toBe('sent')
  })
})
