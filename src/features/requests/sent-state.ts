import type { RequestState } from '../../domain/forms/requests'
import type { MessageState } from '../../domain/mail/mail'

/** What its sender is told of an answer or a mailing. */
export const SENT_STATES = [
  'staff',
  'waiting',
  'sent',
  'uncertain',
  'failed',
  'inProgress',
  'answered',
  'confirmed',
  'sending',
  'done',
  'declined',
  'closed',
  'withdrawn',
] as const

export type SentState = (typeof SENT_STATES)[number]

/** The letter to a company, as the mail worker left it. */
const OF_LETTER: Record<MessageState, SentState> = {
  queued: 'waiting',
  sending: 'waiting',
  held: 'waiting',
  sent: 'sent',
  uncertain: 'uncertain',
  failed: 'failed',
  suppressed: 'failed',
  bounced: 'failed',
}

/**
 * The state of what was sent: what staff have decided counts for more than what became of the letter to the company.
 * @param letter of an answer that was passed on
 */
export function sentState(state: RequestState, letter: MessageState | undefined): SentState {
  if (state !== 'new' && state !== 'inProgress') return state
  if (letter !== undefined) return OF_LETTER[letter]
  return state === 'new' ? 'staff' : state
}
