import type { GlobalConfig } from 'payload'

import { onlyAdmins } from '../../cms/access'
import { rolesAskedAtFirst, STAFF_ROLES } from '../../domain/staff/second-factor'
import { env } from '../../env'
import { panelTextByLanguage } from '../../i18n/panel/panel-languages'
import { panelLabel } from '../../i18n/panel/panel-texts'
import { guardDuty, tellOfReleased } from './guard-duty.hooks'
import { ROLE_LABELS } from './role-labels'

/** How the staff sign in. As long as it was not saved, what is asked depends on the address of the site. */
export const StaffSettings: GlobalConfig = {
  slug: 'staff-settings',
  label: panelLabel('staffSettings'),
  admin: { group: panelTextByLanguage('groupAdministration') },
  access: { read: onlyAdmins, update: onlyAdmins },
  hooks: { beforeOperation: [guardDuty], afterChange: [tellOfReleased] },
  fields: [
    {
      name: 'secondFactorFor',
      label: panelLabel('factorAskedOf'),
      type: 'select',
      hasMany: true,
      // As a function: what is stored depends on the site, not on the schema.
      defaultValue: () => [...rolesAskedAtFirst(env.SITE_URL)],
      options: STAFF_ROLES.map((value) => ({ value, label: panelLabel(ROLE_LABELS[value]) })),
      admin: { description: panelLabel('factorAskedOfMeaning') },
    },
    {
      name: 'passkeyPlace',
      label: panelTextByLanguage('factorPasskey'),
      type: 'ui',
      admin: { components: { Field: '/src/features/staff/admin/passkey-place#PasskeyPlaceNote' } },
    },
  ],
}
