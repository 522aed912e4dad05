import type { FieldHook, TextField, TextFieldSingleValidation } from 'payload'

import { isReservedPath } from '../../../domain/routes/reserved-words'
import { SLUG_MAX_LENGTH, slugProblem, tidySlug } from '../../../domain/addresses/slugs'
import { contentType, isPublishable, prefixOf } from '../../publications/content-types'
import { panelLabel, panelText } from '../../../i18n/panel/panel-texts'

const validateSlug: TextFieldSingleValidation = (
  value,
  { data, siblingData, collectionSlug, req },
) => {
  if (typeof value !== 'string' || value === '') return true
  const problem = slugProblem(value)
  if (problem === 'length') return panelText(req.t, 'slugLength', { most: SLUG_MAX_LENGTH })
  if (problem === 'characters') {
    return panelText(req.t, 'slugCharacters')
  }
  const parent =
    (siblingData as { parent?: unknown }).parent ?? (data as { parent?: unknown }).parent
  // A type with a prefix of its own stands below a reserved word on purpose.
  const isBelowPrefix =
    collectionSlug !== undefined &&
    isPublishable(collectionSlug) &&
    prefixOf(contentType(collectionSlug)) !== ''
  if (!parent && !isBelowPrefix && isReservedPath(value)) {
    return panelText(req.t, 'slugReserved')
  }
  return true
}

// Not while somebody is typing: an autosave in the middle of “two words” would join them.
const tidy: FieldHook = ({ value, req }) =>
  typeof value === 'string' && String(req.query.autosave) !== 'true'
    ? tidySlug(value)
    : (value as unknown)

/** The last segment of a document's address, per language and published with its language. */
export const slugField: TextField = {
  name: 'slug',
  label: panelLabel('slugLabel'),
  type: 'text',
  localized: true,
  index: true,
  validate: validateSlug,
  hooks: { beforeValidate: [tidy] },
  admin: {
    position: 'sidebar',
    components: {
      Field: '/src/cms/documents/fields/slug-field#SlugField',
      Cell: '/src/cms/documents/fields/slug-cell#SlugCell',
    },
    description: panelLabel('slugDescription'),
  },
}
