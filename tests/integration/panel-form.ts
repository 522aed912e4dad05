import { fieldSchemasToFormState } from '@payloadcms/ui/forms/fieldSchemasToFormState'
import { createLocalReq, type Field, type Payload } from 'payload'
import { reduceFieldsToValues } from 'payload/shared'

interface Asked {
  /** Of a document; none of a global. */
  id?: number
  fields: Field[]
  slug: string
  locale: string
  /** The account of the staff whose form it is. */
  staff: number
}

/** The values of a form as Payload's own panel makes them of a document that it has loaded. */
export async function panelForm(
  payload: Payload,
  document: Record<string, unknown>,
  { id, fields, slug, locale, staff }: Asked,
): Promise<Record<string, unknown>> {
  const user = await payload.findByID({ collection: 'staff', id: staff, depth: 0 })
  const req = await createLocalReq({ locale, user: { ...user, collection: 'staff' } }, payload)
  const state = await fieldSchemasToFormState({
    ...(id !== undefined && { id, collectionSlug: slug }),
    data: structuredClone(document),
    fields,
    fieldSchemaMap: new Map(),
    operation: 'update',
    // What may be changed is for the browser to show; what may be read is asked of the fields.
    permissions: true,
    preferences: { fields: {} },
    renderAllFields: true,
    req,
    schemaPath: slug,
    skipValidation: true,
  })
  // As it goes over the network.
  return JSON.parse(JSON.stringify(reduceFieldsToValues(state, true))) as Record<string, unknown>
}
