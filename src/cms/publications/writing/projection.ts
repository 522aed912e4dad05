import type { SQL } from '../../database/sql'
import type { ContentType } from '../content-type'
import { structuredProjection } from './structured-projection'
import { numberedProjection } from './numbered-projection'
import { treeProjection } from './tree-projection'

/**
 * The one statement: `WITH … desired AS (…)`, the rows the publication index must have for the documents (all if
 * absent), computed from Payload's own tables.
 */
export function projection(
  type: ContentType,
  documents?: readonly string[],
  { withDescendants = true } = {},
): SQL {
  if (type.publishing === 'all locales') return structuredProjection(type, documents)
  return type.path.shape === 'numbered'
    ? numberedProjection(type, type.path.prefix, documents)
    : treeProjection(type, documents, withDescendants)
}
