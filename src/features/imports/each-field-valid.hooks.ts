import { deepMergeWithSourceArrays, type Field, type PayloadRequest } from 'payload'

type Values = Record<string, unknown>

/** What the fields are asked about. */
interface Asked {
  fields: readonly Field[]
  collectionSlug: string
  id?: number
  operation: 'create' | 'update'
  req: PayloadRequest
  data: Values
  /** The data over what is stored. */
  whole: Values
  siblingData: Values
  siblingDoc: Values
  siblingWhole?: Values
  path?: readonly string[]
}

/**
 * Whether every field takes its value. Payload's own traversal merges the whole document again for each field, which takes longer
 * than all else that is asked of a row. What it says in words, and fields of other kinds than these, are left to it.
 * @returns `false` where Payload has to be asked
 */
export async function isEachValid(asked: Asked): Promise<boolean> {
  for (const field of asked.fields) {
    if (field.type === 'ui') continue
    if (!passesCondition(field, asked)) continue
    if (field.type === 'row' || field.type === 'collapsible') {
      if (!(await isEachValid({ ...asked, fields: field.fields }))) return false
    } else if (field.type === 'group' && 'name' in field && typeof field.name === 'string') {
      if (!(await isGroupValid(field.fields, field.name, asked))) return false
    } else {
      const plain = plainField(field)
      if (!plain || !(await takes(plain, asked))) return false
    }
  }
  return true
}

function passesCondition(
  field: Field,
  { data, operation, path = [], req, siblingData }: Asked,
): boolean {
  const condition = field.admin && 'condition' in field.admin ? field.admin.condition : undefined
  if (!condition) return true
  const name = 'name' in field && typeof field.name === 'string' ? [field.name] : []
  const about = { blockData: {}, operation, path: [...path, ...name], user: req.user }
  return condition(data, siblingData, about)
}

function isGroupValid(fields: readonly Field[], name: string, asked: Asked): Promise<boolean> {
  const { path = [], siblingData, siblingDoc } = asked
  const [own, stored] = [groupOf(siblingData[name]), groupOf(siblingDoc[name])]
  const isNew = Object.keys(stored).length === 0
  return isEachValid({
    ...asked,
    fields,
    siblingData: own,
    siblingDoc: stored,
    siblingWhole: isNew ? own : deepMergeWithSourceArrays<Values>(stored, own),
    path: [...path, name],
  })
}

const PLAIN: ReadonlySet<string> = new Set([
  ...['checkbox', 'date', 'email', 'number', 'select', 'text', 'textarea'],
])

/** Each kind of field has a type of its own for the same options. */
interface PlainField {
  name: string
  type: string
  validate?: (value: unknown, options: object) => unknown
}

/** A field whose value is stored as it is; `undefined` where it is another. */
function plainField(field: Field): PlainField | undefined {
  const isPlain = PLAIN.has(field.type) && 'name' in field
  const hasHooks = 'hooks' in field && Boolean(field.hooks?.beforeChange?.length)
  return isPlain && !hasHooks ? (field as PlainField) : undefined
}

async function takes(field: PlainField, asked: Asked): Promise<boolean> {
  const { collectionSlug, id, operation, path = [], req, siblingData, siblingDoc, whole } = asked
  const value = siblingData[field.name]
  if (field.type === 'number' && typeof value === 'object' && value !== null) return false
  if (!field.validate) return true
  const said = field.validate(value, {
    ...field,
    ...{ id, collectionSlug, data: whole, event: 'submit', operation },
    ...{ path: [...path, field.name], preferences: { fields: {} }, req },
    previousValue: siblingDoc[field.name],
    siblingData: asked.siblingWhole ?? whole,
  })
  return (said instanceof Promise ? ((await said) as unknown) : said) === true
}

function groupOf(value: unknown): Values {
  return typeof value === 'object' && value !== null ? (value as Values) : {}
}
