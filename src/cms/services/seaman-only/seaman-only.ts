import 'server-only'

import { localApi } from '../../local-api'
import { type SignedInSeaman, seamanOf } from './seaman-session.queries'

/** What the guard says of whoever asks. */
export type SeamanOnly =
  /** May read; without a seafarer it is somebody of the staff. */
  | { kind: 'open'; seaman: SignedInSeaman | undefined }
  /** Signed in, and not admitted, not confirmed, or suspended. */
  | { kind: 'notAdmitted'; seaman: SignedInSeaman }
  | { kind: 'signedOut' }

/** Whether an account is open for what only members read. */
export function isAdmitted({ state, isConfirmed }: SignedInSeaman): boolean {
  return state === 'active' && isConfirmed
}

/**
 * The guard `seaman-only`: lets in a seafarer whose account is confirmed and active, and staff, who look after what is
 * there. Every read of what only members see asks it, at each request; nothing it says is kept.
 * @throws what the driver throws where the database is away: then nobody is let in
 */
export async function seamanOnly(headers: Headers): Promise<SeamanOnly> {
  const cookies = headers.get('cookie') ?? ''
  const seaman = await seamanOf(cookies)
  if (seaman && isAdmitted(seaman)) return { kind: 'open', seaman }
  if (cookies !== '') {
    const { user } = await (await localApi()).auth({ headers })
    if (user?.collection === 'staff') return { kind: 'open', seaman: undefined }
  }
  return seaman ? { kind: 'notAdmitted', seaman } : { kind: 'signedOut' }
}
