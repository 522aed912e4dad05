import { panelText } from '../../i18n/panel/panel-texts'

/** Lets a lone admin in again; the operator runs it (scripts/staff-recover.mjs). */
export const RECOVERY_COMMAND = 'npm run staff:recover'

/** What to do without the password on a site that sends no mail: a sentence for each who may help. */
export function forgottenPassword(t: Parameters<typeof panelText>[0]): [string, string] {
  return [
    panelText(t, 'passwordByAdmin'),
    panelText(t, 'passwordOfLoneAdmin', { command: RECOVERY_COMMAND }),
  ]
}
