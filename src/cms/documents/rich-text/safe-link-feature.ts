import { LinkFeature } from '@payloadcms/richtext-lexical'
import type { PayloadRequest } from 'payload'

import { safeHref } from '../../../domain/addresses/link-safety'
import { panelText } from '../../../i18n/panel/panel-texts'
import { collectionsThat } from '../../publications/content-types'

/** Accepts the address of a link only where readers may be led there. */
export function validateAddress(value: unknown, { req }: { req: PayloadRequest }): true | string {
  return safeHref(value) !== undefined || panelText(req.t, 'linkUnsafe')
}

/** Links to documents, and to addresses that are safe. */
export function safeLinkFeature() {
  return LinkFeature({
    enabledCollections: collectionsThat(({ linkable }) => linkable),
    fields: ({ defaultFields }) =>
      defaultFields.map((field) =>
        'name' in field && field.name === 'url' && field.type === 'text'
          ? { ...field, validate: validateAddress }
          : field,
      ),
  })
}
