import type { ActionContext, NotDone } from '../../cms/services/forms/form'
import type { SeamanAbout } from './form-visitor'
import { isOwnPassword } from './seaman-accounts.submit'
import { refusedFor } from '../../cms/services/forms/tried-too-often'

/** Asks once more for the password, before what cannot be taken back: who sits at the device may be somebody else. */
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
