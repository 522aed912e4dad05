'use client'

import {
  useAuth,
  useConfig,
  useListDrawerContext,
  useListQuery,
  useTranslation,
} from '@payloadcms/ui'
import Link from 'next/link'
import { mergeListSearchAndWhere } from 'payload/shared'

import { type PanelKey, panelText } from '@/i18n/panel/panel-texts'

import { type Preset, presetAddress, presetWhere } from './preset-address'

/** Ways to what staff look for most often, and the list as a file. */
export function ListPresets() {
  const { t } = useTranslation()
  const { user } = useAuth()
  const { query } = useListQuery()
  const { getEntityConfig } = useConfig()
  const { isInDrawer } = useListDrawerContext()
  if (isInDrawer) return null
  const where = mergeListSearchAndWhere({
    collectionConfig: getEntityConfig({ collectionSlug: 'requests' }),
    search: query.search ?? '',
    where: query.where ?? {},
  })
  const exported = new URLSearchParams({ where: JSON.stringify(where) })
  const isShown = (preset: Preset) =>
    !query.search && JSON.stringify(query.where ?? {}) === JSON.stringify(presetWhere(preset))
  const presets: [PanelKey, Preset][] = [
    ['requestsPresetNew', { state: 'new' }],
    ['requestsPresetOpen', { isOpen: true }],
    ...(user
      ? [['requestsPresetMine', { isOpen: true, assignee: user.id }] as [PanelKey, Preset]]
      : []),
    ['requestsPresetAll', {}],
  ]
  return (
    <nav className="mh-list-actions mh-presets" aria-label={panelText(t, 'requestsPresets')}>
      {presets.map(([label, preset]) => (
        <Link
          key={label}
          prefetch={false}
          href={presetAddress(preset)}
          aria-current={isShown(preset) ? 'true' : undefined}
        >
          {panelText(t, label)}
        </Link>
      ))}
      <a href={`/api/requests/export?${exported.toString()}`} download>
        {panelText(t, 'requestsExport')}
      </a>
    </nav>
  )
}
