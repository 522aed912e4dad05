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

import { panelText } from '@/i18n/panel/panel-texts'

import { presetAddress } from './preset-address'

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
  return (
    <nav className="mh-list-actions mh-presets" aria-label={panelText(t, 'requestsPresets')}>
      <Link prefetch={false} href={presetAddress({ state: 'new' })}>
        {panelText(t, 'requestsPresetNew')}
      </Link>
      <Link prefetch={false} href={presetAddress({ isOpen: true })}>
        {panelText(t, 'requestsPresetOpen')}
      </Link>
      {user && (
        <Link prefetch={false} href={presetAddress({ isOpen: true, assignee: user.id })}>
          {panelText(t, 'requestsPresetMine')}
        </Link>
      )}
      <Link prefetch={false} href={presetAddress({})}>
        {panelText(t, 'requestsPresetAll')}
      </Link>
      <a href={`/api/requests/export?${exported.toString()}`} download>
        {panelText(t, 'requestsExport')}
      </a>
    </nav>
  )
}
