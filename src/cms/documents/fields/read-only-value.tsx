import { getTranslation } from '@payloadcms/translations'
import Link from 'next/link'
import type { CollectionSlug, DescriptionFunction, PayloadRequest, ServerFieldBase } from 'payload'

import { panelText } from '../../../i18n/panel/panel-texts'
import { staffNames } from './staff-names'

/** A field that nobody changes by the form, as text; nothing where it is empty. A greyed input is hard to read. */
export async function ReadOnlyValue({ clientField, data, field, req }: ServerFieldBase) {
  if (!('name' in field) || !('label' in clientField)) return null
  const shown = await shownValue(req, field, data[field.name])
  if (shown === undefined) return null
  const { description } = (field.admin ?? {}) as { description?: DescriptionFunction } // ours are functions
  return (
    <div className="field-type mh-fact">
      <span className="field-label">{getTranslation(clientField.label ?? '', req.i18n)}</span>
      <p>
        <bdi>{shown}</bdi>
      </p>
      {description && <small>{description({ i18n: req.i18n, t: req.t })}</small>}
    </div>
  )
}

async function shownValue(req: PayloadRequest, field: ServerFieldBase['field'], value: unknown) {
  if (value === null || value === undefined || value === '' || value === false) return undefined
  if (value === true) return panelText(req.t, 'requestYes')
  if (field.type === 'relationship') {
    return typeof field.relationTo === 'string'
      ? related(req, field.relationTo, idOf(value))
      : related(req, ...relationOf(value))
  }
  if (typeof value !== 'string') return typeof value === 'number' ? value : undefined
  if (field.type === 'select') {
    const option = field.options.find((one) => typeof one !== 'string' && one.value === value)
    return typeof option === 'object' ? getTranslation(option.label, req.i18n) : value
  }
  if (field.type !== 'date') return value
  const hasTime = field.admin?.date?.pickerAppearance === 'dayAndTime'
  const time = new Intl.DateTimeFormat(req.i18n.language, {
    dateStyle: 'long',
    ...(hasTime && ({ timeStyle: 'long' } as const)),
    // The server's text, by no setting of its machine; with a time it names the zone.
    timeZone: 'UTC',
  })
  return time.format(new Date(value))
}

/** The name of a document, leading to it; of colleagues the name alone. */
async function related(req: PayloadRequest, collection: CollectionSlug, id: number) {
  if (collection === 'staff') return (await staffNames(req)).get(id)
  const found: object | null = await req.payload.findByID({
    collection,
    id,
    depth: 0,
    draft: true,
    trash: true,
    disableErrors: true,
    overrideAccess: false,
    user: req.user,
  })
  if (!found) return undefined
  const { useAsTitle = 'id' } = req.payload.collections[collection].config.admin
  const title = (found as Record<string, unknown>)[useAsTitle]
  return (
    <Link prefetch={false} href={`/admin/collections/${collection}/${id}`}>
      {typeof title === 'string' && title !== '' ? title : `#${id}`}
    </Link>
  )
}

/** A relation to one collection as Payload stores it: an id, or a document that was read with it. */
function idOf(value: unknown): number {
  return Number(typeof value === 'object' && value !== null && 'id' in value ? value.id : value)
}

/** A relation to one of several collections. */
function relationOf(value: unknown): [CollectionSlug, number] {
  const relation = value as { relationTo: CollectionSlug; value: unknown } // as Payload stores it
  return [relation.relationTo, idOf(relation.value)]
}
