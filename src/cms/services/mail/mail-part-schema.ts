import { z } from 'zod'

import type { MailPart } from '../../../domain/mail/mail-content'

const PARTS: z.ZodType<MailPart[]> = z.array(
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('text'), text: z.string() }),
    z.object({ kind: z.literal('heading'), text: z.string() }),
    z.object({
      kind: z.literal('facts'),
      facts: z.array(z.object({ label: z.string(), value: z.string() })),
    }),
    z.object({ kind: z.literal('link'), text: z.string(), href: z.string() }),
    z.object({ kind: z.literal('letter'), text: z.string() }),
    z.object({ kind: z.literal('quote'), text: z.string() }),
  ]),
)

/**
 * The parts of a message as they are stored.
 * @throws ZodError where something else is stored
 */
export function storedParts(content: unknown): MailPart[] {
  return PARTS.parse(content)
}
