import { placeholder } from './words'

/** Says where a link leads, by what is stored of it, in a word or two that are no text of the source. */
export type NameLink = (fields: Readonly<Record<string, unknown>>) => string

type Part = Readonly<Record<string, unknown>>

/** What nodes of a rich text say of their shape. */
const SHAPE = [
  'type',
  'tag',
  'listType',
  'format',
  'indent',
  'version',
  'textFormat',
  'checked',
  'start',
  'value',
  'colSpan',
  'rowSpan',
  'headerState',
  'width',
  'height',
  'colWidths',
  'rowStriping',
  'frozenColumnCount',
  'frozenRowCount',
] as const

/** Strings that blocks and links hold beside words: which they are, of which kind, what they draw, where they lead. */
const FACTS: ReadonlySet<string> = new Set([
  ...['blockType', 'kind', 'drawn'],
  ...['linkType', 'url', 'relationTo'],
])

/** What the words of a text are made of; autolinks are words that look like an address. */
const WORDS: ReadonlySet<unknown> = new Set(['text', 'linebreak', 'tab', 'autolink'])

/**
 * A text without its words: of rich text the blocks, headings, lists, tables, pictures and where links lead; of fields
 * what refers to something. What is not known to be shape is left out. Links show their names, as placeholders.
 */
export function structureOf(value: unknown, nameLink: NameLink): unknown {
  if (typeof value === 'string') return null
  if (Array.isArray(value)) return value.map((one) => structureOf(one, nameLink))
  if (!isPart(value)) return value
  if (isPart(value.root)) return { root: nodeOf(value.root, nameLink) }
  const entries = Object.entries(value).map(([name, inside]): [string, unknown] => [
    name,
    isStructured(name, inside) ? inside : structureOf(inside, nameLink),
  ])
  return Object.fromEntries(entries.filter(([, inside]) => inside !== null))
}

function nodeOf(node: Part, nameLink: NameLink): Part {
  const shape = SHAPE.flatMap((name): [string, unknown][] =>
    isShape(name, node[name]) ? [[name, node[name]]] : [],
  )
  const { type, children, fields } = node
  return {
    ...Object.fromEntries(shape),
    // Which way it is read follows from what is written in it.
    direction: null,
    ...(isId(node.id) && { id: node.id }),
    ...(isPart(fields) && { fields: structureOf(fields, nameLink) }),
    ...(Array.isArray(children) && {
      children:
        type === 'link'
          ? [{ ...TEXT, text: placeholder(nameLink(isPart(fields) ? fields : {})) }]
          : nodesOf(children as readonly unknown[], nameLink),
    }),
  }
}

const nodesOf = (children: readonly unknown[], nameLink: NameLink): Part[] =>
  children
    .filter(isPart)
    .filter(({ type }) => !WORDS.has(type))
    .flatMap((node, index, all) => {
      const follows = node.type === 'link' && all[index - 1]?.type === 'link'
      return [...(follows ? [BETWEEN_LINKS] : []), nodeOf(node, nameLink)]
    })

const TEXT = {
  type: 'text',
  version: 1,
  format: 0,
  mode: 'normal',
  style: '',
  detail: 0,
}

/** The words that stood between them are not taken over. */
const BETWEEN_LINKS = { ...TEXT, text: ' ' }

function isShape(name: (typeof SHAPE)[number], value: unknown): boolean {
  if (Array.isArray(value)) return value.every((one) => typeof one === 'number')
  // The number of an item of a list; nothing else of that name is shape.
  if (name === 'value') return typeof value === 'number'
  return typeof value === 'number' || typeof value === 'boolean' || typeof value === 'string'
}

function isStructured(name: string, value: unknown): boolean {
  return typeof value === 'string' && (FACTS.has(name) || (name === 'id' && isId(value)))
}

/** Rows and blocks are told apart by such ids. */
function isId(value: unknown): boolean {
  return typeof value === 'string' && /^[\da-f]{24}$|^[\da-f-]{36}$/i.test(value)
}

function isPart(value: unknown): value is Part {
  return typeof value === 'object' && value !== null
}

/**
 * The way back: what `structureOf` has put into a text is empty again.
 * @example withoutStructure({ title: null, meta: { image: 7 } }) // { title: null, meta: { image: null } }
 */
export function withoutStructure(texts: Part): Part {
  return Object.fromEntries(
    Object.entries(texts).map(([name, inside]) => [
      name,
      isPart(inside) && !Array.isArray(inside) && !isPart(inside.root)
        ? withoutStructure(inside)
        : null,
    ]),
  )
}
