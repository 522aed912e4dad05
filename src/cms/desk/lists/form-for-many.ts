import { type SanitizedConfig, traverseFields, type TraverseFieldsCallback } from 'payload'

/** Own components of fields that work in the list's form for many too, as browsers have shown (tests/e2e). */
const WORK_FOR_MANY: ReadonlySet<string> = new Set([
  '/src/features/media/admin/alternative-text#AlternativeText',
  '/src/features/requests/admin/assignee-field#AssigneeField',
])

/**
 * Offers for many documents at once only fields in which what is typed is stored. Payload offers all of them: such as
 * those that have nothing to fill in, and those whose own component is not told its place in that form, so that what was
 * typed was dropped under "Updated 3 Pages successfully".
 */
export function offerWhatIsStored(config: SanitizedConfig): SanitizedConfig {
  for (const { fields } of config.collections) {
    traverseFields({
      fields,
      config,
      fillEmpty: false,
      callback: ({ field }) => {
        if (!isStored(field))
          Object.assign(field, { admin: { ...field.admin, disableBulkEdit: true } })
      },
    })
  }
  return config
}

function isStored({ type, admin }: Parameters<TraverseFieldsCallback>[0]['field']): boolean {
  if (type === 'ui' || type === 'join') return false
  // Payload's field for a day lets go of text that is none as soon as it is left.
  if (type === 'date') return false
  const own = (admin?.components as { Field?: unknown } | undefined)?.Field
  if (typeof own !== 'string' && (typeof own !== 'object' || own === null)) return true
  return WORK_FOR_MANY.has(typeof own === 'string' ? own : String((own as { path?: unknown }).path))
}
