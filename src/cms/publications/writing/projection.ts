import type { ContentType } from '../content-type'
import { factProjection } from './fact-projection'
import { numberedProjection } from './numbered-projection'
import type { SQL } from './projection-columns'
import { treeProjection } from './tree-projection'

/**
 * The one statement: `WITH … desired AS (…)`, the rows the ledger must have for the documents (all if
 * absent), computed from Payload's own tables.
 */
export function projection(
  type: ContentType,
  documents?: readonly string[],
  { withDescendants = true } = {},
): SQL {
  switch (type.path.shape) {
    case 'tree':
      return treeProjection(type, documents, withDescendants)
    case 'numbered':
      return numberedProjection(type, type.path.prefix, documents)
    default:
      return factProjection(type, documents)
  }
}
