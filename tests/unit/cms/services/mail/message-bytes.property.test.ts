import fc from 'fast-check'
import PostalMime from 'postal-mime'
import { describe, expect, it } from 'vitest'

import { messageBytes, type OutgoingMessage } from '../../../../../src/cms/services/mail/message-bytes'
import { LOCALES } from '../../../../../src/domain/locales/locales'

/** What turns one header into two, or a name into another addressee, between letters of many scripts. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '\r\n', '\n', '\r', '\u2028', '\u0085', '\v', '\0', ',', ';', '<', '>', '"', '\\', ':', '@',
        '\u202e', '\u2067', '\u2069', 'Bcc: thief@evil.example', '\r\n\r\n', '=?utf-8?Q?=0A?=', '.\r\n',
        'a@evil.example', '--', ' ', '\t',
      ), // oxfmt-ignore
      fc.string({ unit: 'grapheme', maxLength: 5 }),
    ),
    { maxLength: 12 },
  )
  .map((pieces) => pieces.join(''))

const MESSAGE: OutgoingMessage = {
  kind: 'confirmation',
  locale: 'en',
  from: { name: 'Mariner Hub', address: 'noreply@site.example' },
  to: 'sailor@ship.example',
  subject: 'Hello',
  messageId: '<1@site.example>',
  parts: [{ kind: 'text', text: 'Hello' }],
  files: [],
  site: { name: 'Mariner Hub', url: 'https://site.example' },
}

const ADDRESS_KEYS = ['to', 'cc', 'bcc', 'sender', 'return-path']

describe('whatever is written in a message', () => {
  it('it has the headers of the site alone, one addressee, and one of each', async () => {
    const least = await PostalMime.parse(await messageBytes(MESSAGE))
    const known = new Set(least.headers.map(({ key }) => key))
    for (const key of ['reply-to', 'in-reply-to', 'references']) known.add(key)
    await fc.assert(
      fc.asyncProperty(
        fc.record({ subject: hostile, name: hostile, replyTo: hostile, inReplyTo: hostile }),
        fc.record({ site: hostile, text: hostile, file: hostile, type: hostile }),
        fc.constantFrom(...LOCALES),
        async ({ subject, name, replyTo, inReplyTo }, { site, text, file, type }, locale) => {
          const bytes = await messageBytes({
            ...MESSAGE,
            locale,
            subject,
            replyTo,
            inReplyTo,
            from: { name, address: 'noreply@site.example' },
            site: { name: site, url: 'https://site.example' },
            parts: [
              { kind: 'heading', text },
              { kind: 'facts', facts: [{ label: text, value: text }] },
              { kind: 'link', text, href: text },
              { kind: 'quote', text },
            ],
            files: [{ name: file, type, bytes: Buffer.from('x') }],
          })
          const read = await PostalMime.parse(bytes)
          const keys = read.headers.map(({ key }) => key)
          expect(keys.filter((key) => !known.has(key) && key !== 'content-type')).toEqual([])
          expect(new Set(keys).size).toBe(keys.length)
          expect(keys.filter((key) => ADDRESS_KEYS.includes(key))).toEqual(['to'])
          expect(read.to).toEqual([{ name: '', address: 'sailor@ship.example' }])
          expect(read.from?.address).toBe('noreply@site.example')
          expect(read.messageId).toBe('<1@site.example>')
          expect(read.subject ?? '').not.toMatch(/[\p{Cc}\u202a-\u202e]/u)
          expect(read.attachments).toHaveLength(1)
          expect(read.attachments[0]?.filename ?? '').not.toMatch(/[/\\\p{Cc}\u202e]/u)
        },
      ),
      { numRuns: 150 },
    )
  })

  it('it goes to nobody where its own address is more than one, or none', async () => {
    await fc.assert(
      fc.asyncProperty(hostile, hostile, async (before, after) => {
        const to = `${before}a@ship.example${after}`
        if (/^[\p{L}\p{N}\p{S}\p{P}\p{M}]*$/u.test(to) && !/[,;<>"\\:()[\]]|@.*@/u.test(to)) return
        await expect(messageBytes({ ...MESSAGE, to })).rejects.toThrow('no address')
      }),
    )
  })
})
