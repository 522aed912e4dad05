import { deedPatience } from '../../services/panel/deed-patience'

/** Why something was not done: it was refused, a window has said so already, or nobody knows, as no answer came. */
export type NotDone = { why: 'refused'; sentence: string } | { why: 'told' } | { why: 'unanswered' }

/**
 * Sends something to the panel's API.
 * @returns nothing where it was taken; a refusal is in the language of the panel
 */
export async function sendFromPanel(
  address: string,
  method: 'POST' | 'PATCH',
  data: object,
  language: string,
): Promise<NotDone | undefined> {
  try {
    const answer = await fetch(address, {
      method,
      headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
      body: JSON.stringify(data),
      signal: deedPatience(1),
    })
    if (answer.ok) return undefined
    const body = (await answer.json()) as { errors?: { message?: string }[]; isTold?: boolean }
    if (body.isTold) return { why: 'told' }
    const sentence = body.errors?.[0]?.message
    return sentence ? { why: 'refused', sentence } : { why: 'unanswered' }
  } catch {
    // Lost on the way, too late, or no JSON: it may have been done all the same.
    return { why: 'unanswered' }
  }
}
