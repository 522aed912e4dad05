import type { Field, FlattenedBlock, FlattenedField, PayloadRequest } from 'payload'

/**
 * Whether who asks may learn what a path of a query leads to: it exists, nothing on the way is hidden or
 * closed to them, and the collection behind a relation is open to them as a whole. A relation to what is
 * open in part (a colleague's account) can be compared by its id, and leads no further: the answer would
 * tell letter by letter what they may not read. No path goes along two relations or into a join: the panel
 * needs neither, and Payload's SQL for most of them is wrong.
 * @example await isReachable(req, collection.flattenedFields, 'parent.title')
 */
export async function isReachable(
  req: PayloadRequest,
  fields: FlattenedField[],
  path: string,
): Promise<boolean> {
  // Payload takes two underscores for a dot, and an id of another database for its own.
  const names = (path === '_id' ? 'id' : path.replaceAll('__', '.')).split('.')
  return leadsToReadable(req, { fields, from: fields, isLocalized: false, isRelated: false }, names)
}

interface Place {
  fields: FlattenedField[]
  /** The fields of the whole document, from where virtual fields lead. */
  from: FlattenedField[]
  /** Whether a field around it is localized. */
  isLocalized: boolean
  /** Whether it is behind a relation. */
  isRelated: boolean
}

async function leadsToReadable(
  req: PayloadRequest,
  place: Place,
  [name, ...names]: string[],
): Promise<boolean> {
  if (name === undefined) return false
  const field = place.fields.find((one) => one.name === name)
  if (!field) return name === 'id' && names.length === 0
  if (!(await mayRead(req, field))) return false
  if ('virtual' in field && typeof field.virtual === 'string') {
    const stored = [...field.virtual.split('.'), ...names]
    return leadsToReadable(req, { ...place, fields: place.from }, stored)
  }
  if ('virtual' in field && field.virtual) return false
  const isLocalized = place.isLocalized || ('localized' in field && field.localized)
  const rest = isLocalized && isLocaleOf(req, names[0]) ? names.slice(1) : names
  const into = (fields: FlattenedField[]) =>
    leadsToReadable(req, { ...place, fields, isLocalized }, rest)
  switch (field.type) {
    case 'array':
    case 'group':
    case 'tab':
      return into(field.flattenedFields)
    case 'blocks': {
      if (rest.length === 1 && rest[0] === 'blockType') return true
      const blocks = (field.blockReferences ?? field.blocks).flatMap((block) => {
        // The types know no block by name as long as the config declares none.
        const named = req.payload.blocks as Record<string, FlattenedBlock>
        const found = typeof block === 'string' ? named[block] : block
        return found?.flattenedFields.some((one) => one.name === rest[0]) ? found : []
      })
      const answers = await Promise.all(blocks.map((block) => into(block.flattenedFields)))
      return answers.length > 0 && answers.every(Boolean)
    }
    case 'json':
    case 'richText':
      return true
    case 'relationship':
    case 'upload':
      if (rest.length === 0) return true
      if (Array.isArray(field.relationTo)) {
        return rest.length === 1 && (rest[0] === 'value' || rest[0] === 'relationTo')
      }
      if (rest.length === 1 && rest[0] === 'id') return true
      return !place.isRelated && leadsIntoCollection(req, field.relationTo, rest)
    case 'join':
      return false
    default:
      return rest.length === 0
  }
}

async function leadsIntoCollection(
  req: PayloadRequest,
  slug: string,
  names: string[],
): Promise<boolean> {
  const related = req.payload.config.collections.find((one) => one.slug === slug)
  // A rule that answers with a condition opens it in part.
  if (!related || (await related.access.read({ req })) !== true) return false
  const fields = related.flattenedFields
  return leadsToReadable(req, { fields, from: fields, isLocalized: false, isRelated: true }, names)
}

/** Whether a field is open to who asks, whatever document it is of. */
async function mayRead(req: PayloadRequest, field: Field | FlattenedField): Promise<boolean> {
  if ('hidden' in field && field.hidden) return false
  const rule = 'access' in field ? field.access?.read : undefined
  if (!rule) return true
  try {
    return await rule({ req })
  } catch {
    // A rule that looks at a document cannot be answered for all of them.
    return false
  }
}

function isLocaleOf({ payload }: PayloadRequest, name: string | undefined): boolean {
  const { localization } = payload.config
  return localization !== false && name !== undefined && localization.localeCodes.includes(name)
}
