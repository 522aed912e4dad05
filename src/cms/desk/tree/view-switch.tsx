'use client'

import { useListDrawerContext, useTranslation } from '@payloadcms/ui'
import Link from 'next/link'
import { usePathname } from 'next/navigation'

import type { TreeCollection } from '../../../content-types'
import { panelText } from '../../../i18n/panel/panel-texts'

/** The two ways to look at the documents of a tree; nothing where one is only chosen from a list. */
export function ViewSwitch({ collectionSlug }: { collectionSlug: TreeCollection }) {
  const { t } = useTranslation()
  const { isInDrawer } = useListDrawerContext()
  const path = usePathname()
  if (isInDrawer) return null
  const list = `/admin/collections/${collectionSlug}`
  const views = [
    { label: panelText(t, 'listView'), href: list },
    { label: panelText(t, 'treeView'), href: `${list}/tree` },
  ]
  return (
    <nav className="mh-view-switch">
      {views.map(({ label, href }) => (
        <Link
          key={href}
          prefetch={false}
          href={href}
          aria-current={path === href ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
