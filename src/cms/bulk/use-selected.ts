'use client'

import { useConfig, useListQuery, useSelection } from '@payloadcms/ui'
import type { CollectionSlug, Where } from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'

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
