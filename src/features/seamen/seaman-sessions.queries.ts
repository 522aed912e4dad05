import { SEAMAN_COOKIE } from '../../cms/services/seaman-only/seaman-session.queries'
import { cookieSessions } from '../../cms/services/sessions/cookie-sessions'
import { SEAMAN_SESSION_DAYS } from '../../domain/members/seaman-account'

/** Sessions of seafarers. */
export const { beginSession, endSession } = cookieSessions({
  table: 'seaman_sessions',
  account: 'seaman_id',
  cookie: SEAMAN_COOKIE,
  days: SEAMAN_SESSION_DAYS,
})
