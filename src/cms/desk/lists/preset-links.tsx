'use client'

import { useConfig, useListDrawerContext, useListQuery, useTranslation } from '@payloadcms/ui'
import Link from 'next/link'
import type { CollectionSlug, Where } from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'
import type { ReactNode } from 'react'

import { type PanelKey, panelText } from '@/i18n/panel/panel-texts'

import { listAddress } from './list-address'

/** A way to a part of a list, and its condition as `filterWhere` writes it. */
export interface Preset {
  label: PanelKey
  where: Where
}

interface Props {
  collection: CollectionSlug
  presets: readonly Preset[]
  /** What else narrows the list down. */
  children?: ReactNode
}

/** Ways to what staff look for most often, and the list as a file; nothing where a list is only chosen from. */
export function PresetLinks({ collection, presets, children }: Props) {
  const { t } = useTranslation()
  const { query } = useListQuery()
  const { getEntityConfig } = useConfig()
  const { isInDrawer } = useListDrawerContext()
  if (isInDrawer) return null
  const where = mergeListSearchAndWhere({
    collectionConfig: getEntityConfig({ collectionSlug: collection }),
    search: query.search ?? '',
    where: query.where ?? {},
  })
  const exported = new URLSearchParams({ where: JSON.stringify(where) })
  const isShown = (preset: Preset) =>
    !query.search && JSON.stringify(query.where ?? {}) === JSON.stringify(preset.where)
  return (
    <nav className="mh-list-actions mh-presets" aria-label={panelText(t, 'requestsPresets')}>
      {presets.map((preset) => (
        <Link
          key={preset.label}
          prefetch={false}
          href={listAddress(collection, preset.where)}
          aria-current={isShown(preset) ? 'true' : undefined}
        >
          {panelText(t, preset.label)}
        </Link>
      ))}
      {children}
      <a href={`/api/${collection}/export?${exported.toString()}`} download>
        {panelText(t, 'requestsExport')}
      </a>
    </nav>
  )
}
