import type { FlattenedField, SanitizedConfig } from 'payload'

/** What no account of any kind may learn, by whatever name a query goes to it: of accounts, and of what visitors send. */
export const SECRETS: ReadonlySet<string> = new Set([
  'hash',
  'salt',
  'resetPasswordToken',
  'resetPasswordExpiration',
  'sessions',
  'loginAttempts',
  'lockUntil',
  'apiKey',
  'apiKeyIndex',
  'enableAPIKey',
  'sendKey',
  'digest',
  'details',
  'reportToken',
  'token',
])

/** What admins alone may learn. */
const FOR_ADMINS: ReadonlySet<string> = new Set(['byEmail'])

/** A path that a query could name. */
export interface QueryPath {
  path: string
  /** The collections that it leads through, without the one it begins in. */
  through: string[]
  /** Whether it ends at, or passes, what nobody may learn. */
  isSecret: boolean
  /** Whether it ends at what admins alone may learn. */
  isForAdmins: boolean
  /** Whether it goes on behind a relation to one of several collections. */
  isPolymorphic: boolean
  /** Whether it goes to a join, or on behind it. */
  isJoined: boolean
  /** Whether it ends at the id of what a relation leads to, which the relation itself holds. */
  isOwnId: boolean
}

/** How many relations a path goes along. */
const MOST_RELATIONS = 2

const START: QueryPath = {
  path: '',
  through: [],
  isSecret: false,
  isForAdmins: false,
  isPolymorphic: false,
  isJoined: false,
  isOwnId: false,
}

/** Every path of some fields, along relations, joins and rows, hidden ones included. */
export function* queryPaths(
  config: SanitizedConfig,
  fields: FlattenedField[],
  from: QueryPath = START,
  relations = 0,
  isInRow = false,
): Generator<QueryPath> {
  for (const field of fields) {
    const here = {
      ...from,
      path: from.path === '' ? field.name : `${from.path}.${field.name}`,
      // A row has an id too, which is its own.
      isOwnId: relations > 0 && field.name === 'id' && !isInRow,
      isForAdmins: FOR_ADMINS.has(field.name),
      isSecret:
        from.isSecret ||
        // A relation that is called as a secret of another collection leads to what its asker may read, or not.
        (SECRETS.has(field.name) && field.type !== 'relationship') ||
        ('hidden' in field && field.hidden) ||
        // Nothing is stored that could be looked for.
        ('virtual' in field && field.virtual === true),
    }
    switch (field.type) {
      case 'array':
      case 'group':
      case 'tab':
        yield* queryPaths(config, field.flattenedFields, here, relations, true)
        break
      case 'blocks':
        for (const block of field.blocks) {
          yield* queryPaths(config, block.flattenedFields, here, relations, true)
        }
        break
      case 'join':
      case 'relationship':
      case 'upload': {
        if (field.type === 'join') here.isJoined = true
        yield here
        if (relations === MOST_RELATIONS) break
        const target = field.type === 'join' ? field.collection : field.relationTo
        const isPolymorphic = Array.isArray(target)
        for (const slug of [target].flat()) {
          const related = config.collections.find((one) => one.slug === slug)
          if (!related) throw new Error(`${here.path} leads to ${slug}, which is not there`)
          const through = [...here.through, slug]
          for (const way of isPolymorphic ? ['', '.value'] : ['']) {
            const next = {
              ...here,
              path: here.path + way,
              through,
              isPolymorphic: here.isPolymorphic || isPolymorphic,
            }
            yield* queryPaths(config, related.flattenedFields, next, relations + 1)
          }
        }
        break
      }
      default:
        yield here
    }
  }
}
