import { access, mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'

import { createTransport } from 'nodemailer'

import { type MailOutcome, outcomeOfFailure } from './mail-outcome'

/** A message ready to go. */
export interface Envelope {
  from: string
  to: string
  /** In angle brackets. */
  messageId: string
  bytes: Buffer
}

/** Takes a message and says what became of it; never throws. */
export type MailSender = (envelope: Envelope, signal: AbortSignal) => Promise<MailOutcome>

/** Milliseconds that a mail server may take for each step. */
const SMTP_PATIENCE = {
  dnsTimeout: 10_000,
  connectionTimeout: 15_000,
  greetingTimeout: 15_000,
  // Without a sign of life, in whatever step.
  socketTimeout: 60_000,
}

/** Sends to a mail server, by a connection for each message; `signal` bounds the whole of it. */
export function smtpSender(url: string, patience = SMTP_PATIENCE): MailSender {
  return async ({ from, to, bytes }, signal) => {
    let isHandedOver = false
    const transport = createTransport({ url, ...patience })
    // Its last step before the connection: nodemailer asks for the bytes once the server has said that it takes them.
    transport.use('stream', (mail, done) => {
      mail.message.createReadStream = () =>
        new Readable({
          read() {
            isHandedOver = true
            this.push(bytes)
            this.push(null)
          },
        })
      done()
    })
    try {
      await transport.sendMail({ envelope: { from, to: [to] }, raw: bytes, signal })
      return { kind: 'sent' }
    } catch (error) {
      return outcomeOfFailure(error, isHandedOver)
    }
  }
}

/**
 * Writes messages to files instead of sending them. Each has one file, however often it is sent.
 * @param written told of each new file
 */
export function outboxSender(folder: string, written: (file: string) => void): MailSender {
  return async ({ messageId, bytes }) => {
    const name = messageId.replace(/[^\w.@-]/g, '').replace(/^\.+/, '')
    const file = path.join(folder, `${name}.eml`)
    const unfinished = `${file}.${process.pid}.part`
    try {
      if (await isThere(file)) return { kind: 'sent' }
      await mkdir(folder, { recursive: true })
      // Only whoever runs the site reads what people wrote.
      const handle = await open(unfinished, 'w', 0o600)
      try {
        await handle.writeFile(bytes)
        await handle.sync()
      } finally {
        await handle.close()
      }
      await rename(unfinished, file)
      written(file)
      return { kind: 'sent' }
    } catch (error) {
      // On a full disk what is there of it would stay.
      await rm(unfinished, { force: true }).catch(() => undefined)
      return { kind: 'later', problem: String(error) }
    }
  }
}

const isThere = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )
