import type { GlobalConfig, TextFieldSingleValidation } from 'payload'

import { onlyEditors, onlyStaff } from '../../cms/access'
import { renewStructures } from '../../cms/publications/project'
import { safeWebAddress, telephoneNumber } from '../../domain/link-safety'
import { panelText, panelTextByLanguage } from '../../i18n/panel/panel-texts'

const validatePhone: TextFieldSingleValidation = (value, { req }) =>
  !value || telephoneNumber(value) !== undefined || panelText(req.t, 'contactPhoneWrong')

const validateBooking: TextFieldSingleValidation = (value, { req }) =>
  !value || safeWebAddress(value) !== undefined || panelText(req.t, 'contactBookingWrong')

/** Who readers can write to, call and meet. What is empty is not shown. */
export const ContactProfile: GlobalConfig = {
  slug: 'contact-profile',
  label: ({ t }) => panelText(t, 'contactLabel'),
  admin: { group: 'Site', description: panelTextByLanguage('contactDescription') },
  access: { read: onlyStaff, update: onlyEditors },
  hooks: {
    afterChange: [({ req }) => renewStructures(req.payload, req)],
  },
  fields: [
    {
      name: 'name',
      type: 'text',
      label: ({ t }) => panelText(t, 'contactNameLabel'),
      maxLength: 80,
      admin: { description: ({ t }) => panelText(t, 'contactNameDescription') },
    },
    { name: 'email', type: 'email', label: ({ t }) => panelText(t, 'contactEmailLabel') },
    {
      name: 'phone',
      type: 'text',
      label: ({ t }) => panelText(t, 'contactPhoneLabel'),
      maxLength: 40,
      validate: validatePhone,
      admin: { description: ({ t }) => panelText(t, 'contactPhoneDescription') },
    },
    {
      name: 'bookingUrl',
      type: 'text',
      label: ({ t }) => panelText(t, 'contactBookingLabel'),
      maxLength: 500,
      validate: validateBooking,
      admin: { description: ({ t }) => panelText(t, 'contactBookingDescription') },
    },
    {
      name: 'availableForMeetings',
      type: 'checkbox',
      label: ({ t }) => panelText(t, 'contactMeetingsLabel'),
      defaultValue: true,
      admin: { description: ({ t }) => panelText(t, 'contactMeetingsDescription') },
    },
  ],
}
