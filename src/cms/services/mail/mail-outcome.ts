/** What became of an attempt to send a message. */
export type MailOutcome =
  | { kind: 'sent' }
  /** Not taken for now: the server is away, slow, or says to come again. */
  | { kind: 'later'; problem: string }
  /** Nobody knows: the connection was lost while the server had it. */
  | { kind: 'lost'; problem: string }
  /** The address refuses mail, for good. */
  | { kind: 'refused'; problem: string }
  /** It will never be taken as it is. */
  | { kind: 'failed'; problem: string }

/** Of nodemailer's errors. */
interface SmtpError {
  message: string
  code?: unknown
  command?: unknown
  responseCode?: unknown
  response?: unknown
}

/**
 * What the failure of an attempt means.
 * @param isHandedOver whether any of the message's bytes have gone to the server
 */
export function outcomeOfFailure(error: unknown, isHandedOver: boolean): MailOutcome {
  const { command, responseCode, response, message }: SmtpError =
    error instanceof Error ? error : { message: String(error) }
  const problem = (typeof response === 'string' ? response : message)
    .replace(/\p{C}+/gu, ' ')
    .slice(0, 500)
  if (typeof responseCode !== 'number') return { kind: isHandedOver ? 'lost' : 'later', problem }
  if (responseCode < 500) return { kind: 'later', problem }
  if (command === 'RCPT TO') return { kind: refusalOf(responseCode, problem), problem }
  // What was said of the message itself; of the site's own account or sender, the operator may put it right.
  return { kind: isHandedOver ? 'failed' : 'later', problem }
}

/** Whether a server that refuses an addressee speaks of the address, of its space, or of the site. */
function refusalOf(code: number, response: string): 'refused' | 'later' | 'failed' {
  const status = /\b5\.(\d{1,3})\.(\d{1,3})\b/.exec(response)
  // Mailbox full (5.2.2), and whatever is wrong with the mail system beyond (5.3, 5.4).
  if (code === 552 || status?.[0] === '5.2.2' || ['3', '4'].includes(status?.[1] ?? ''))
    return 'later'
  // Not signed in (530), or commands out of order.
  if (code === 530 || code === 535 || code < 510) return 'later'
  // A rule of the receiver about the sender: the address is as good as it was.
  if (status?.[1] === '7') return 'failed'
  return 'refused'
}
