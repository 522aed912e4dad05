import type { RelationshipFieldSingleValidation } from 'payload'
import { relationship } from 'payload/shared'

const withoutChoice: RelationshipFieldSingleValidation = (
  value,
  { filterOptions: _, ...options },
) => relationship(value, options)

/**
 * What a relation is chosen from counts for a relation that is new. What left that choice later, such as a company in the
 * trash, may stay where it was: Payload's own validation would refuse every other change of the document.
 */
export const validateNewRelation: RelationshipFieldSingleValidation = (value, options) =>
  options.previousValue === value ? withoutChoice(value, options) : relationship(value, options)
