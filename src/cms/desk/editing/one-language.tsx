'use client'

import { useConfig } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import type { ClientField } from 'payload'
import type { ReactNode } from 'react'

/**
 * Marks the panel where nothing that is shown is written in languages: there the menu of languages is hidden
 * (lists.css). Payload shows it everywhere, and what somebody changes "in Arabic" there changes for all.
 */
export function OneLanguage({ children }: { children: ReactNode }) {
  const { getEntityConfig } = useConfig()
  const [, kind, slug] =
    /\/(collections|globals)\/([^/]+)/.exec(usePathname()) ?? ([] as undefined[])
  const entity =
    slug === undefined
      ? undefined
      : kind === 'globals'
        ? getEntityConfig({ globalSlug: slug })
        : getEntityConfig({ collectionSlug: slug })
  // To anonymous clients Payload tells of one collection, that of the accounts, and nothing of its fields.
  const fields: readonly ClientField[] | undefined = entity?.fields
  const isOne = fields !== undefined && !hasLanguages(fields)
  return (
    <>
      {children}
      {isOne && <span hidden className="mh-one-language" />}
    </>
  )
}

/** Whether a text of the fields, however deep, is written in languages. */
function hasLanguages(fields: readonly ClientField[]): boolean {
  return fields.some((field) => {
    if ('localized' in field && field.localized === true) return true
    if (field.type === 'tabs') return field.tabs.some((tab) => hasLanguages(tab.fields))
    if (field.type === 'blocks') return field.blocks.some((block) => hasLanguages(block.fields))
    return 'fields' in field && hasLanguages(field.fields)
  })
}
