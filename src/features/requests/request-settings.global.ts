import type { GlobalConfig } from 'payload'

import { onlyAdmins, onlyStaff } from '../../cms/access'

const months = (name: string, usual: number) =>
  ({ name, type: 'number', required: true, min: 1, max: 120, defaultValue: usual }) as const

/** How long what visitors send is kept, in months, and who of the staff is told of it. */
export const RequestSettings: GlobalConfig = {
  slug: 'request-settings',
  access: { read: onlyStaff, update: onlyAdmins },
  fields: [
    { name: 'notify', type: 'email' },
    months('answerMonths', 12),
    months('offerMonths', 12),
    months('reportMonths', 12),
    months('contactMonths', 12),
    months('fileMonths', 3),
  ],
}
