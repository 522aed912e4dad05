import { toast } from '@payloadcms/ui'

import { panelText } from '../../../i18n/panel/panel-texts'
import type { NotDone } from './send-from-panel'

/** Says at the edge why something was not done, where no window has said it. */
export function sayNotDone(t: Parameters<typeof panelText>[0], notDone: NotDone): void {
  if (notDone.why === 'told') return
  toast.error(notDone.why === 'refused' ? notDone.sentence : panelText(t, 'consequencesUnanswered'))
}
