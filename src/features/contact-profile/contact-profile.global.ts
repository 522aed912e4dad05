import type { GlobalConfig, TextFieldSingleValidation } from 'payload'

import { onlyEditors, onlyStaff } from '../../cms/access'
import { renewFrame } from '../../cms/publications/writing/tags'
import { safeWebAddress, telephoneNumber } from '../../domain/addresses/link-safety'
import { panelTextByLanguage } from '../../i18n/panel/panel-languages'
import { panelLabel, panelText } from '../../i18n/panel/panel-texts'

const validatePhone: TextFieldSingleValidation = (value, { req }) =>
  !value || telephoneNumber(value) !== undefined || panelText(req.t, 'contactPhoneWrong')

const validateBooking: TextFieldSingleValidation = (value, { req }) =>
  !value || safeWebAddress(value) !== undefined || panelText(req.t, 'contactBookingWrong')

/** Who readers can write to, call and meet. What is empty is not shown. */
export const ContactProfile: GlobalConfig = {
  slug: 'contact-profile',
  label: panelLabel('contactLabel'),
  admin: {
    group: panelTextByLanguage('groupSite'),
    description: panelTextByLanguage('contactDescription'),
  },
  access: { read: onlyStaff, update: onlyEditors },
  hooks: {
    afterChange: [({ req }) => renewFrame(req)],
  },
  fields: [
    {
      name: 'name',
      type: 'text',
      label: panelLabel('contactNameLabel'),
      maxLength: 80,
      admin: { description: panelLabel('contactNameDescription') },
    },
    { name: 'email', type: 'email', label: panelLabel('contactEmailLabel') },
    {
      name: 'phone',
      type: 'text',
      label: panelLabel('contactPhoneLabel'),
      maxLength: 40,
      validate: validatePhone,
      admin: { description: panelLabel('contactPhoneDescription') },
    },
    {
      name: 'bookingUrl',
      type: 'text',
      label: panelLabel('contactBookingLabel'),
      maxLength: 500,
      validate: validateBooking,
      admin: { description: panelLabel('contactBookingDescription') },
    },
    {
      name: 'availableForMeetings',
      type: 'checkbox',
      label: panelLabel('contactMeetingsLabel'),
      defaultValue: true,
      admin: { description: panelLabel('contactMeetingsDescription') },
    },
  ],
}
