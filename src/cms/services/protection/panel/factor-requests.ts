import { deedPatience } from '../../panel/deed-patience'

/** What the API answers: what it was asked for, or the sentence with which it refuses; none where no answer came. */
export type FactorAnswer<Body> = { body: Body } | { refusal: string | undefined }

/** What is missing in a session (own-factors.endpoint.ts). */
export interface FactorStanding {
  standing: 'none' | 'full' | 'give' | 'enrol'
  canMakePasskey?: boolean
  ways?: { passkey: boolean; app: boolean; recovery: boolean }
}

/** What a second factor is given for; the endpoints are named by it. */
export type FactorUse = 'give' | 'confirm'

/** Sends something about second factors to the API. @param path after `/api/staff` */
export async function askFactor<Body>(
  path: string,
  language: string,
  data?: object,
): Promise<FactorAnswer<Body>> {
  try {
    const answer = await fetch(`/api/staff${path}`, {
      method: data === undefined ? 'GET' : 'POST',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
      cache: 'no-store',
      ...(data !== undefined && { body: JSON.stringify(data) }),
      signal: deedPatience(1),
    })
    const body = (await answer.json()) as Body & { errors?: { message?: string }[] }
    return answer.ok ? { body } : { refusal: body.errors?.[0]?.message }
  } catch {
    // Lost on the way, too late, or no JSON.
    return { refusal: undefined }
  }
}
