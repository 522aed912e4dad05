import type { CollectionConfig } from 'payload'

import { fieldForNobody, fieldWrittenBySystem, onlyEditors } from '../../cms/access'
import { askPasswordToWrite } from '../../cms/services/protection/recent-password'
import { panelTextByLanguage } from '../../i18n/panel/panel-languages'
import { panelLabel } from '../../i18n/panel/panel-texts'
import { companyOfImports } from './company-of-imports.field'
import { makeToken } from './import-tokens.endpoint'

type Fields = Record<string, unknown>

const bySystem = { create: fieldWrittenBySystem, update: fieldWrittenBySystem }

const time = (name: string, label: 'pushTokenMadeAt' | 'pushTokenUsedAt') =>
  ({
    name,
    label: panelLabel(label),
    type: 'date',
    access: bySystem,
    admin: {
      position: 'sidebar',
      disableBulkEdit: true,
      date: { pickerAppearance: 'dayAndTime', displayFormat: 'd MMM yyyy, HH:mm' },
      components: { Field: '/src/cms/documents/fields/read-only-value#ReadOnlyValue' },
    },
  }) as const

/** Tokens with which systems of companies send vacancies (docs/import-api.md). Only digests of tokens are stored. */
export const ImportTokens: CollectionConfig = {
  slug: 'import-tokens',
  labels: { singular: panelLabel('pushTokensOne'), plural: panelLabel('pushTokensMany') },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'company', 'madeAt', 'usedAt', 'revoked'],
    listSearchableFields: ['name', 'company.name'],
    description: panelLabel('pushTokensDescription'),
    group: panelTextByLanguage('groupJobs'),
    hideAPIURL: true,
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  access: { create: onlyEditors, read: onlyEditors, update: onlyEditors, delete: onlyEditors },
  endpoints: [makeToken],
  hooks: {
    beforeOperation: [askPasswordToWrite],
    beforeChange: [
      // A token that was given to one company must not move to another.
      ({ data, originalDoc }: { data: Fields; originalDoc?: Fields }) => {
        const before = originalDoc?.company
        const isOther =
          before !== undefined && data.company !== undefined && data.company !== before
        return isOther ? { ...data, digest: null, madeAt: null } : data
      },
    ],
  },
  fields: [
    {
      name: 'name',
      label: panelLabel('pushTokenName'),
      type: 'text',
      required: true,
      maxLength: 100,
      admin: { description: panelLabel('pushTokenNameDescription') },
    },
    companyOfImports({ index: true }),
    {
      name: 'revoked',
      label: panelLabel('pushTokenRevoked'),
      type: 'checkbox',
      defaultValue: false,
      admin: { description: panelLabel('pushTokenRevokedDescription') },
    },
    {
      name: 'make',
      label: panelTextByLanguage('pushTokenMake'),
      type: 'ui',
      admin: {
        disableListColumn: true,
        disableBulkEdit: true,
        components: { Field: '/src/features/imports/admin/make-token#MakeToken' },
      },
    },
    time('madeAt', 'pushTokenMadeAt'),
    time('usedAt', 'pushTokenUsedAt'),
    // SHA-256 of the token.
    {
      name: 'digest',
      type: 'text',
      unique: true,
      access: { ...bySystem, read: fieldForNobody },
      admin: { hidden: true, disableBulkEdit: true },
    },
  ],
}
