import { APIError, type PayloadRequest } from 'payload'

import { panelText, type PanelKey } from '../../../i18n/panel/panel-texts'
import { answerError } from './error-answer'

/**
 * The text that a user sees for a refused write: the messages of the fields, where there are any, else the error
 * message. `undefined` where nothing was refused but something broke.
 */
export async function refusalSentence(
  error: unknown,
  req: PayloadRequest,
): Promise<string | undefined> {
  if (!(error instanceof Error)) return undefined
  const answer = await answerError({ context: req.context, error, req })
  const sentences = answer?.response?.errors?.flatMap((one) => sentencesOf(one)) ?? []
  return sentences.length > 0 ? sentences.join(' ') : undefined
}

/**
 * What to throw where a request is refused: the answer has this sentence, in the language of the panel.
 * @param vars what the sentence names
 */
export function refusal(
  req: PayloadRequest,
  sentence: PanelKey,
  status = 400,
  vars?: Record<string, string | number>,
): Error {
  return new APIError(panelText(req.t, sentence, vars), status, undefined, true)
}

/**
 * What to throw where something is overloaded and has a sentence of its own for that: the answer is a 503
 * with this sentence and `Retry-After`.
 */
export function overloaded(req: PayloadRequest, sentence: PanelKey, seconds: number): Error {
  // Payload sends these with whatever it answers.
  req.responseHeaders ??= new Headers()
  req.responseHeaders.set('Retry-After', String(seconds))
  return refusal(req, sentence, 503)
}

/**
 * What to throw where somebody has tried something too often: the answer is a 429 that says when to come again, in
 * words and by `Retry-After`.
 * @param sentence with `wait`, where another one than that of a network is right
 */
export function tooManyTries(
  req: PayloadRequest,
  seconds: number,
  sentence: PanelKey = 'tooManyTries',
): Error {
  req.responseHeaders ??= new Headers()
  req.responseHeaders.set('Retry-After', String(seconds))
  const minutes = Math.ceil(seconds / 60)
  const vars = { minutes, wait: writtenWait(minutes, req.i18n.language) }
  return new APIError(panelText(req.t, sentence, vars), 429, { seconds }, true)
}

/** @example writtenWait(55, 'en') // '55 min' */
function writtenWait(minutes: number, language: string): string {
  const [count, unit] = minutes < 120 ? [minutes, 'minute'] : [Math.ceil(minutes / 60), 'hour']
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(
    count,
  )
}

interface Complaint {
  message?: unknown
  /** The name of the field, with Payload's own rules only: our sentences say it themselves. */
  label?: unknown
  data?: { errors?: unknown }
}

function sentencesOf(complaint: Complaint): string[] {
  const inner = complaint.data?.errors
  if (Array.isArray(inner)) return inner.flatMap((one: Complaint) => sentencesOf(one))
  if (typeof complaint.message !== 'string') return []
  const { label, message } = complaint
  return [typeof label === 'string' && label !== '' ? `${label}: ${message}` : message]
}
