'use client'

import { useConfig, useListQuery, useSelection } from '@payloadcms/ui'
import type { CollectionSlug, Where } from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'

import { MOST_TITLES } from '../consequences/consequences'

/** The condition that selects what is chosen in a list: all that it found, or single rows of it. */
export function useSelected(collectionSlug: CollectionSlug): Where {
  const { selectAll, selectedIDs } = useSelection()
  const { query } = useListQuery()
  const { getEntityConfig } = useConfig()
  // A value of an enumeration that Payload does not export.
  const status: string = selectAll
  if (status !== 'allAvailable') return { id: { in: selectedIDs } }
  return mergeListSearchAndWhere({
    collectionConfig: getEntityConfig({ collectionSlug }),
    search: query.search ?? '',
    where: query.where ?? {},
  })
}

/** What the first chosen documents are called, of those that the list shows. */
export function useSelectedTitles(collectionSlug: CollectionSlug): string[] {
  const { selectAll, selectedIDs } = useSelection()
  const { data } = useListQuery()
  const { getEntityConfig } = useConfig()
  const { useAsTitle } = getEntityConfig({ collectionSlug }).admin
  const status: string = selectAll
  const chosen = (data?.docs ?? []).filter(
    ({ id }) => status === 'allAvailable' || selectedIDs.includes(id as number | string),
  )
  return chosen.slice(0, MOST_TITLES).map((doc) => {
    const { id, title } = doc as { id: number | string; title?: unknown }
    const called = (doc as Record<string, unknown>)[useAsTitle ?? 'id']
    const found = [called, title].find((one) => typeof one === 'string' && one !== '')
    return typeof found === 'string' ? found : `#${id}`
  })
}
