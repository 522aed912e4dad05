import { randomBytes } from 'node:crypto'

import type { GlobalBeforeChangeHook, GlobalConfig } from 'payload'

import { fieldWrittenBySystem, onlyAdmins, onlyEditors } from '../../cms/access'
import { databaseNow } from '../../cms/database/database-clock'
import { INDEX_NOW_ENGINES, isIndexNowKey } from '../../domain/addresses/index-now'
import { panelTextByLanguage } from '../../i18n/panel/panel-languages'
import { panelLabel } from '../../i18n/panel/panel-texts'

interface Settings {
  isOn?: boolean | null
  key?: string | null
  lookedAt?: string | null
}

/** Makes a key at the first time, and begins with what changes from then on: what was there is no news. */
const beginNow: GlobalBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const before = (originalDoc ?? {}) as Settings
  const after = data as Settings
  if (!after.isOn) return after
  const lookedAt = before.isOn ? before.lookedAt : undefined
  return {
    ...after,
    key: isIndexNowKey(before.key) ? before.key : randomBytes(16).toString('hex'),
    lookedAt: lookedAt ?? (await databaseNow(req)).toISOString(),
  }
}

const NAMES: Readonly<Record<keyof typeof INDEX_NOW_ENGINES, string>> = {
  indexnow: 'IndexNow',
  bing: 'Microsoft Bing',
  naver: 'Naver',
  seznam: 'Seznam.cz',
  yandex: 'Yandex',
  yep: 'Yep',
}

const writtenBySystem = { create: fieldWrittenBySystem, update: fieldWrittenBySystem }

/** Whether search engines are told of what is published and taken away. They are not until an admin says so. */
export const IndexNow: GlobalConfig = {
  slug: 'index-now',
  label: panelLabel('indexNow'),
  admin: {
    group: panelTextByLanguage('groupSite'),
    description: panelTextByLanguage('indexNowDescription'),
  },
  access: { read: onlyEditors, update: onlyAdmins },
  hooks: { beforeChange: [beginNow] },
  fields: [
    { name: 'isOn', type: 'checkbox', label: panelLabel('indexNowOn'), defaultValue: false },
    {
      name: 'engine',
      type: 'select',
      label: panelLabel('indexNowEngine'),
      defaultValue: 'indexnow',
      options: Object.entries(NAMES).map(([value, label]) => ({ value, label })),
      admin: { description: panelLabel('indexNowEngineDescription'), isClearable: false },
    },
    { name: 'key', type: 'text', admin: { hidden: true }, access: writtenBySystem },
    // Up to when it was looked what has closed by itself.
    { name: 'lookedAt', type: 'date', admin: { hidden: true }, access: writtenBySystem },
    {
      name: 'log',
      type: 'ui',
      label: panelTextByLanguage('indexNowLog'),
      admin: { components: { Field: '/src/features/index-now/admin/index-now-log#IndexNowLog' } },
    },
  ],
}
