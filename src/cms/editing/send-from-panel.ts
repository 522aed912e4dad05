import { deedPatience } from '../consequences/panel/deed-patience'

/**
 * Sends something to the panel's API.
 * @returns nothing where it was taken; why it was refused, in the language of the panel; an empty text where no answer came
 */
export async function sendFromPanel(
  address: string,
  method: 'POST' | 'PATCH',
  data: object,
  language: string,
): Promise<string | undefined> {
  try {
    const answer = await fetch(address, {
      method,
      headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
      body: JSON.stringify(data),
      signal: deedPatience(1),
    })
    if (answer.ok) return undefined
    const body = (await answer.json()) as { errors?: { message?: string }[] }
    return body.errors?.[0]?.message ?? ''
  } catch {
    // Lost on the way, too late, or no JSON: whoever sent it is told that nothing was heard.
    return ''
  }
}
