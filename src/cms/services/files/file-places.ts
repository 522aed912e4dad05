import { sql, type SQL } from '../../database/sql'

/** What a field inside a block is called where a file is chosen in it; JSON has no foreign keys. */
const FIELDS_IN_BLOCKS = ['media', 'picture', 'image', 'file']

// At any depth; of a populated relationship the id is taken. Names are asked for one by one: to go through the keys of every
// object (`keyvalue()`) takes thirty times as long.
const IN_JSON = sql`ARRAY[${sql.join(
  [...FIELDS_IN_BLOCKS.map((name) => `$.**.${name}`), '$.** ? (@.relationTo == "media").value'].map(
    (way) => sql`${way}`,
  ),
  sql`, `,
)}]`

/** The ids, as text, that a column of JSON names: rows of one column `id`, some of them more than once. */
export function filesInJson(value: SQL): SQL {
  return sql`SELECT coalesce(found ->> 'id', found #>> '{}') AS id
    FROM unnest(${IN_JSON}::jsonpath[]) AS way, jsonb_path_query(${value}, way) AS found`
}
