import type { ActionContext, NotDone } from '../../cms/services/forms/form'
import type { SeamanAbout } from './form-visitor'
import { isOwnPassword } from './seaman-accounts.submit'
import { refusedFor } from '../../cms/services/forms/tried-too-often'

/** Checks the password before an irreversible action, because somebody else may be using the device. */
export async function refuseWrongPassword(
  { payload, about: { seaman }, visitor, address }: ActionContext<SeamanAbout>,
  password: string,
): Promise<NotDone | undefined> {
  try {
    const isOwn = await isOwnPassword(payload, seaman, password, { ...visitor, address })
    return isOwn ? undefined : { problems: { password: 'passwordWrong' } }
  } catch (error) {
    return refusedFor(error)
  }
}
