import type { NotDone } from '../../cms/services/forms/form'
import type { PasswordProblem } from '../../cms/services/forms/form-fields'
import { isCommonPassword } from '../../cms/services/protection/common-passwords'
import { isMostlyAddress } from '../../domain/staff/password-of-address'
import { wrongPasswordLength } from '../../domain/staff/password-length'
import { SHORTEST_SEAMAN_PASSWORD } from '../../domain/members/seaman-account'

/** What is wrong with a password that a seafarer chooses, if anything. */
export function wrongPassword(password: string): PasswordProblem | undefined {
  const length = wrongPasswordLength(password, SHORTEST_SEAMAN_PASSWORD)
  if (length === 'short') return 'passwordShort'
  if (length === 'long') return 'passwordLong'
  return isCommonPassword(password) ? 'passwordCommon' : undefined
}

/** Refuses a password that is the e-mail address of its account, or little more: it is tried right after the common ones. */
export function refuseAddress(newPassword: string, email: string): NotDone | undefined {
  return isMostlyAddress(newPassword, email)
    ? { problems: { newPassword: 'passwordAddress' } }
    : undefined
}
