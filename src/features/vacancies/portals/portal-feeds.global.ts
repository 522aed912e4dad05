import type {
  CheckboxField,
  EmailFieldValidation,
  GlobalConfig,
  TextFieldSingleValidation,
} from 'payload'
import { email, text } from 'payload/shared'

import { onlyAdmins, onlyEditors } from '../../../cms/access'
import { type Portal, PORTAL_NAMES, PORTALS } from '../../../domain/portal-feeds/portal-names'
import { PORTAL_SHAPES } from '../../../domain/portal-feeds/portal-shapes'
import { panelTextByLanguage } from '../../../i18n/panel/panel-languages'
import { panelLabel, panelText } from '../../../i18n/panel/panel-texts'

interface Settings {
  portals?: Partial<Record<Portal, boolean | null>> | null
}

const areOn = ({ portals }: Settings) => PORTALS.filter((portal) => portals?.[portal])

const validateOperator: TextFieldSingleValidation = (value, options) => {
  const length = text(value, options)
  if (length !== true || value?.trim()) return length
  const isNeeded = areOn(options.data).length > 0
  return !isNeeded || panelText(options.req.t, 'portalOperatorMissing')
}

const validateEmail: EmailFieldValidation = (value, options) => {
  const written = value ? email(value, options) : true
  if (written !== true || value) return written
  const needy = areOn(options.data).filter((portal) => PORTAL_SHAPES[portal].needsEmail)
  if (needy.length === 0) return true
  const portals = needy.map((portal) => PORTAL_NAMES[portal]).join(', ')
  return panelText(options.req.t, 'portalEmailMissing', { portals })
}

const switchFor = (portal: Portal): CheckboxField => ({
  name: portal,
  type: 'checkbox',
  label: PORTAL_NAMES[portal],
  defaultValue: false,
})

/** Which portals may fetch what is open, and who publishes it. None may until an admin says so. */
export const PortalFeeds: GlobalConfig = {
  slug: 'portal-feeds',
  label: panelLabel('portalFeeds'),
  admin: {
    group: panelTextByLanguage('groupJobs'),
    description: panelTextByLanguage('portalFeedsDescription'),
  },
  access: { read: onlyEditors, update: onlyAdmins },
  fields: [
    {
      name: 'operator',
      type: 'text',
      label: panelLabel('portalOperator'),
      maxLength: 100,
      validate: validateOperator,
      admin: { description: panelLabel('portalOperatorDescription') },
    },
    {
      name: 'email',
      type: 'email',
      label: panelLabel('portalEmail'),
      validate: validateEmail,
      admin: { description: panelLabel('portalEmailDescription') },
    },
    {
      name: 'portals',
      type: 'group',
      label: panelLabel('portalsOn'),
      fields: PORTALS.map(switchFor),
    },
    {
      name: 'addresses',
      type: 'ui',
      label: panelTextByLanguage('portalAddresses'),
      admin: {
        components: {
          Field: '/src/features/vacancies/admin/portal-addresses#PortalAddresses',
        },
      },
    },
  ],
}
