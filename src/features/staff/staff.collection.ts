import type { CollectionConfig } from 'payload'

import {
  adminsOrOneself,
  fieldForAdmins,
  fieldWrittenBySystem,
  onlyAdmins,
  onlyAdminsNotThemselves,
  staffSeeThePanel,
} from '../../cms/access'
import { env } from '../../env'
import { markClaimed } from './staff.hooks'

export const Staff: CollectionConfig = {
  slug: 'staff',
  labels: { singular: 'Staff member', plural: 'Staff' },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'role', 'updatedAt'],
    description: 'People who write and publish. Readers need no account.',
    group: 'Administration',
  },
  auth: {
    cookies: { sameSite: 'Lax', secure: env.SITE_URL.startsWith('https:') },
    // Seconds. A watch and a half: long enough to write, short enough for a shared machine.
    tokenExpiration: 6 * 60 * 60,
    maxLoginAttempts: 5,
    lockTime: 10 * 60 * 1000,
  },
  access: {
    admin: staffSeeThePanel,
    create: onlyAdmins,
    read: adminsOrOneself,
    update: adminsOrOneself,
    delete: onlyAdminsNotThemselves,
    unlock: onlyAdmins,
  },
  // Payload lets the first stranger who finds /admin become an admin. The runner makes the first
  // account before the server listens (docs/decisions/004-first-admin.md); this door stays shut.
  // No mail is sent yet, so asking for a new password could only spoil the link of the first admin.
  endpoints: ['/first-register', '/forgot-password'].map((path) => ({
    path,
    method: 'post',
    handler: () => Response.json({ errors: [{ message: 'Not found' }] }, { status: 404 }),
  })),
  hooks: { afterLogin: [markClaimed] },
  fields: [
    { name: 'name', type: 'text', required: true },
    {
      name: 'role',
      type: 'select',
      required: true,
      defaultValue: 'admin',
      saveToJWT: true,
      options: [{ value: 'admin', label: 'Admin: may do everything' }],
      access: { create: fieldForAdmins, update: fieldForAdmins },
    },
    {
      name: 'claimed',
      type: 'checkbox',
      defaultValue: true,
      admin: { hidden: true },
      access: { create: fieldWrittenBySystem, update: fieldWrittenBySystem },
    },
  ],
}
