import type { StaffRole } from '../../domain/staff/second-factor'
import type { PanelKey } from '../../i18n/panel/panel-texts'

/** What the panel calls the roles of the staff. */
export const ROLE_LABELS: Readonly<Record<StaffRole, PanelKey>> = {
  admin: 'roleAdmin',
  editor: 'roleEditor',
  translator: 'roleTranslator',
}
