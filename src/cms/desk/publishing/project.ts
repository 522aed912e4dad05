import type { Payload, PayloadRequest } from 'payload'

import { indexSections } from '../../documents/search/search-sections'
import type { LeftAddress } from '../../publications/writing/index-rows'
import { type ProjectionScope, projectWith } from '../../publications/writing/project'
import { followSources } from '../translations/translation-memory'

/**
 * Projects documents, and brings what search looks through and the sources of translations into step with them, in one
 * transaction.
 * @returns the addresses at which something was live and is no more
 * @throws PublicationRefused as {@link projectWith} does
 */
export function project(
  payload: Payload,
  scope: ProjectionScope,
  req?: PayloadRequest,
): Promise<LeftAddress[]> {
  return projectWith({ indexSections, followSources }, payload, scope, req)
}
