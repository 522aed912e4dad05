/** A complaint of the API; those about fields stand inside of it. */
interface Complaint {
  message?: string
  path?: string
  /** Of one document of many, with the fields that it was refused for. */
  id?: number | string
  fields?: string[]
  data?: { errors?: Complaint[] }
}

function complaintsIn(body: unknown): Complaint[] {
  const { errors } = (body ?? {}) as { errors?: Complaint[] }
  return Array.isArray(errors) ? errors : []
}

/** What is said of fields, which says more than that something is wrong with them. */
function innermost(complaint: Complaint): Complaint[] {
  const inner = complaint.data?.errors
  return Array.isArray(inner) ? inner.flatMap(innermost) : [complaint]
}

/** Why the API has refused something, sentence by sentence, each in the language of the panel. */
export function refusalsIn(body: unknown): string[] {
  return complaintsIn(body)
    .flatMap(innermost)
    .flatMap(({ message }) => message || [])
}

/** Which documents of many were refused. */
export function refusedOfMany(body: unknown): (number | string)[] {
  return complaintsIn(body).flatMap(({ id }) => id ?? [])
}

/** Whether it was refused because of its address, which a draft has not. */
export function isAboutAddress(body: unknown): boolean {
  return complaintsIn(body)
    .flatMap(innermost)
    .some(({ path, fields }) => path === 'slug' || fields?.includes('slug'))
}
