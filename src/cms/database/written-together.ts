import type { PostgresAdapter, postgresAdapter } from '@payloadcms/db-postgres'
import { getTableColumns, type Table } from '@payloadcms/db-postgres/drizzle'
import type {
  CollectionSlug,
  CreateArgs,
  CreateVersionArgs,
  FindVersionsArgs,
  PaginatedDocs,
  Payload,
  PayloadRequest,
} from 'payload'

import type { Database } from './handle'
import { sql, type SQL } from './sql'

type Adapter = ReturnType<typeof postgresAdapter>
type Row = Record<string, unknown>

/** Where a request keeps them. */
const TOGETHER = 'writtenTogether'

type WithContext = Partial<Pick<PayloadRequest, 'context'>>

/** The documents that a request creates together, where it does. */
export function togetherOf(req: WithContext | undefined): Together | undefined {
  return req?.context?.[TOGETHER] as Together | undefined // put there below alone
}

/** Has what `work` creates with this request written together. It has to be inserted before the transaction ends. */
export async function gathering<Done>(
  req: PayloadRequest,
  together: Together,
  work: () => Promise<Done>,
): Promise<Done> {
  req.context[TOGETHER] = together
  try {
    return await work()
  } finally {
    delete req.context[TOGETHER]
  }
}

/**
 * Reads something once for all documents that are created together: only what cannot change before the transaction ends,
 * because the request holds its lock.
 */
export function onceTogether<Answer>(
  req: WithContext,
  key: string,
  read: () => Promise<Answer>,
): Promise<Answer> {
  return togetherOf(req)?.once(key, read) ?? read()
}

/**
 * Documents of one collection that one transaction creates one after the other. Payload's operations and hooks run for
 * each of them as always; what they write is kept until {@link Together.insert}.
 */
export class Together {
  readonly #rows = new Map<string, Row[]>()
  readonly #answers = new Map<string, Promise<unknown>>()
  readonly #others = new Map<string, { rows: unknown[]; write: Write }>()
  /** The ids of the documents. */
  readonly created: number[] = []

  /**
   * @param ids free numbers for the rows of each table that others refer to
   * @param now the instant at which all of them are created
   */
  constructor(
    private readonly collection: CollectionSlug,
    private readonly ids: ReadonlyMap<string, number[]>,
    readonly now: Date,
  ) {}

  /** Whether a document of this collection is one of them. */
  isOf(collection: CollectionSlug): boolean {
    return collection === this.collection
  }

  once<Answer>(key: string, read: () => Promise<Answer>): Promise<Answer> {
    const known = this.#answers.get(key) ?? read()
    this.#answers.set(key, known)
    return known as Promise<Answer> // of the same key
  }

  /** Keeps a row of another table, which `write` writes with all others of its kind. */
  gather<One>(
    kind: string,
    row: One,
    write: (db: Database, rows: readonly One[]) => Promise<void>,
  ): void {
    const others = this.#others.get(kind) ?? { rows: [], write: write as Write } // of the same kind
    this.#others.set(kind, others)
    others.rows.push(row)
  }

  /** Keeps a row of a table of Payload. @returns the row with its id */
  add(table: string, row: Row): Row {
    const own =
      this.ids.has(table) && row.id === undefined ? { ...row, id: this.takeId(table) } : row
    const rows = this.#rows.get(table) ?? []
    this.#rows.set(table, rows)
    rows.push(own)
    return own
  }

  /** How many rows of a table are kept. */
  countOf(table: string): number {
    return this.#rows.get(table)?.length ?? 0
  }

  takeId(table: string): number {
    const id = this.ids.get(table)?.shift()
    if (id === undefined) throw new Error(`More is created than was said: ${table}`)
    return id
  }

  /**
   * Inserts what was kept. One statement has the rows of all tables of Payload: what they refer to is looked for at its
   * end, and each further one would wait for its turn of the thread.
   */
  async insert(db: Database, { tables }: Pick<PostgresAdapter, 'tables'>): Promise<void> {
    const inserts: SQL[] = []
    for (const [name, rows] of this.#rows) {
      const table = tables[name] as Table | undefined // Payload's, by its name
      if (!table) throw new Error(`There is no table ${name}`)
      const columns = getTableColumns(table)
      for (const alike of byColumns(rows, columns)) inserts.push(insertOf(name, alike))
    }
    const parts = inserts.map((insert, nr) => sql`${sql.identifier(`part_${nr}`)} AS (${insert})`)
    if (parts.length > 0) await db.execute(sql`WITH ${sql.join(parts, sql`, `)} SELECT 1`)
    for (const { rows, write } of this.#others.values()) await write(db, rows)
  }
}

/** The texts of a new document that has none. */
function emptyTexts({ collections, config }: Payload, collection: CollectionSlug): Row {
  const codes = config.localization ? config.localization.localeCodes : []
  return Object.fromEntries(
    collections[collection].config.flattenedFields.flatMap((field) =>
      'localized' in field && field.localized
        ? [[field.name, Object.fromEntries(codes.map((code) => [code, null]))]]
        : [],
    ),
  )
}

type Write = (db: Database, rows: readonly unknown[]) => Promise<void>

type Columns = ReturnType<typeof getTableColumns<Table>>

/** Rows by the names of their columns, those that have the same ones together: what a row leaves out has its default. */
function byColumns(rows: readonly Row[], columns: Columns): Row[][] {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const stored = Object.fromEntries(
      Object.entries(row).flatMap(([key, value]) => {
        const column = columns[key]
        return column === undefined || value === undefined
          ? []
          : [[column.name, storedValue(column, value)]]
      }),
    )
    const names = Object.keys(stored).toSorted().join()
    groups.set(names, [...(groups.get(names) ?? []), stored])
  }
  return [...groups.values()]
}

function storedValue(column: Columns[string], value: unknown): unknown {
  if (value === null || column.columnType === 'PgJsonb') return value
  return column.mapToDriverValue(value)
}

function insertOf(table: string, rows: readonly Row[]): SQL {
  const names = sql.join(
    Object.keys(rows[0] ?? {}).map((name) => sql.identifier(name)),
    sql`, `,
  )
  return sql`
    INSERT INTO ${sql.identifier(table)} (${names})
    SELECT ${names} FROM jsonb_populate_recordset(NULL::${sql.identifier(table)}, ${JSON.stringify(rows)}::jsonb)`
}

const NO_VERSIONS: PaginatedDocs<never> = {
  docs: [],
  hasNextPage: false,
  hasPrevPage: false,
  limit: 0,
  pagingCounter: 1,
  totalDocs: 0,
  totalPages: 1,
}

/**
 * Has documents that a request creates together kept instead of written. The innermost of the adapters: the others are
 * told of each document.
 */
export function writingTogether(adapter: Adapter): Adapter {
  return {
    ...adapter,
    init: (args) => {
      const database = adapter.init(args)
      const { create, createVersion, findVersions } = database
      const keeping = (together: Together) =>
        Object.assign(Object.create(database) as typeof database, {
          insert: ({ tableName, values }: { tableName: string; values: Row | Row[] }) =>
            Promise.resolve([values].flat().map((row) => together.add(tableName, row))),
          // Of a new document there is no older version to be marked as such.
          execute: () => Promise.resolve({ rows: [] }),
        })
      database.create = async (creating: CreateArgs) => {
        const { collection, data, req } = creating
        const together = togetherOf(req)
        if (!together?.isOf(collection)) return create.call(database, creating) as Promise<Row>
        const table = database.tableNameMap.get(collection) ?? collection
        const id = together.takeId(table)
        const locales = `${table}${database.localesSuffix}`
        const before = together.countOf(locales)
        const times = { createdAt: data.createdAt as string, updatedAt: together.now.toISOString() }
        const whole = { ...data, ...times }
        await create.call(keeping(together), {
          ...creating,
          customID: id,
          data: whole,
          returning: false,
        })
        together.created.push(id)
        // As Payload reads a document that has no row of texts: empty in every language (3.90.1).
        const hasTexts = together.countOf(locales) > before
        return { ...whole, ...(!hasTexts && emptyTexts(database.payload, collection)), id }
      }
      const keepVersion = async (creating: CreateVersionArgs) => {
        const { collectionSlug, createdAt, parent, req, updatedAt, versionData } = creating
        const together = togetherOf(req)
        if (!together?.isOf(collectionSlug)) return createVersion.call(database, creating)
        await createVersion.call(keeping(together), { ...creating, returning: false })
        return { id: 0, createdAt, parent, updatedAt, version: versionData }
      }
      const findOlder = (finding: FindVersionsArgs) => {
        const parent = finding.where?.parent
        const id = parent && 'equals' in parent ? Number(parent.equals) : undefined
        const isNew = id !== undefined && togetherOf(finding.req)?.created.includes(id) === true
        return isNew ? Promise.resolve(NO_VERSIONS) : findVersions.call(database, finding)
      }
      // What they answer is as general as what they are asked.
      database.createVersion = keepVersion as typeof createVersion
      database.findVersions = findOlder as typeof findVersions
      return database
    },
  }
}
