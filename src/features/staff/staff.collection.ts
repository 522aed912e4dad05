import type { CollectionConfig, PayloadRequest } from 'payload'

import { lookAtLinkByDatabase } from './link-clock.hooks'
import {
  adminsOrOneself,
  fieldForAdmins,
  fieldWrittenBySystem,
  onlyAdmins,
  onlyAdminsNotThemselves,
  staffSeeThePanel,
} from '../../cms/access'
import { LOCALES, nativeName } from '../../domain/locales/locales'
import { STAFF_ROLES } from '../../domain/staff/second-factor'
import { env } from '../../env'
import { panelTextByLanguage } from '../../i18n/panel/panel-languages'
import { panelLabel, panelText } from '../../i18n/panel/panel-texts'
import { confirmPassword, hasConfirmedPassword } from './confirm-password.endpoint'
import { forgotPassword } from './forgot-password.endpoint'
import { guardAccounts, noteOwnSignIn, tellOfChange, tellOfReset } from './guard-accounts.hooks'
import { inviteNewColleague } from './invite.hooks'
import { confirmNewAddress, showNewAddress } from './new-address.endpoint'
import { beginInOwnLanguage, notePanelLanguage } from './own-language.hooks'
import { ROLE_LABELS } from './role-labels'
import { secondFactorEndpoints } from './second-factor.endpoint'
import { tellOfAdmins, tellOfDeletion } from './tell-admins.hooks'
import { keepAnAdmin, keepAnAdminAccount, markClaimed } from './staff.hooks'

interface TranslatorCheck {
  siblingData: { role?: unknown }
  req: PayloadRequest
}

export const Staff: CollectionConfig = {
  slug: 'staff',
  labels: { singular: panelLabel('staffOne'), plural: panelLabel('staffMany') },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'role', 'updatedAt'],
    // Without a mail server an invitation reaches nobody.
    description: ({ t }: { t: PayloadRequest['t'] }) =>
      env.SMTP_URL === undefined
        ? panelText(t, 'staffDescriptionWithoutMail')
        : panelText(t, 'staffDescription'),
    group: panelTextByLanguage('groupAdministration'),
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
  // Payload lets the first anonymous client who finds /admin become an admin. The runner makes the first
  // account before the server listens (docs/decisions/004-first-admin.md); this door stays shut.
  endpoints: [
    {
      path: '/first-register',
      method: 'post',
      handler: () => Response.json({ errors: [{ message: 'Not found' }] }, { status: 404 }),
    },
    forgotPassword,
    confirmPassword,
    hasConfirmedPassword,
    confirmNewAddress,
    showNewAddress,
    ...secondFactorEndpoints,
  ],
  hooks: {
    beforeOperation: [guardAccounts, lookAtLinkByDatabase],
    beforeChange: [keepAnAdmin],
    afterChange: [inviteNewColleague, tellOfChange, tellOfAdmins],
    beforeDelete: [keepAnAdminAccount, tellOfDeletion],
    afterLogin: [markClaimed, beginInOwnLanguage, notePanelLanguage, noteOwnSignIn],
    afterOperation: [tellOfReset],
  },
  fields: [
    {
      name: 'newAddress',
      label: panelTextByLanguage('newAddressTitle'),
      type: 'ui',
      admin: {
        disableListColumn: true,
        disableBulkEdit: true,
        components: { Field: '/src/features/staff/admin/new-address-waits#NewAddressWaits' },
      },
    },
    {
      name: 'secondFactor',
      label: panelTextByLanguage('factorTitle'),
      type: 'ui',
      admin: {
        disableListColumn: true,
        disableBulkEdit: true,
        components: { Field: '/src/features/staff/admin/account-factors#AccountFactors' },
      },
    },
    { name: 'name', label: panelLabel('staffName'), type: 'text', required: true },
    {
      name: 'role',
      label: panelLabel('staffRole'),
      type: 'select',
      required: true,
      // As a function: a default in the database could not name what its own migration adds.
      defaultValue: () => 'editor',
      saveToJWT: true,
      options: STAFF_ROLES.map((value) => ({ value, label: panelLabel(ROLE_LABELS[value]) })),
      access: { create: fieldForAdmins, update: fieldForAdmins },
    },
    {
      name: 'languages',
      label: panelLabel('languages'),
      type: 'select',
      hasMany: true,
      saveToJWT: true,
      options: LOCALES.map((value) => ({ value, label: nativeName(value) })),
      validate: (value: unknown, { siblingData, req }: TranslatorCheck) =>
        siblingData.role !== 'translator' ||
        (Array.isArray(value) && value.length > 0) ||
        panelText(req.t, 'translatorWithoutLanguage'),
      admin: {
        description: panelLabel('languagesOfTranslator'),
        condition: (data) => data.role === 'translator',
      },
      access: { create: fieldForAdmins, update: fieldForAdmins },
    },
    {
      name: 'findsSeamen',
      label: panelLabel('staffFindsSeamen'),
      type: 'checkbox',
      defaultValue: false,
      admin: {
        description: panelLabel('staffFindsSeamenDescription'),
        // An admin has the right by the role.
        condition: (data) => data.role !== 'admin',
      },
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
