import type { Client } from 'pg'

import { LOCALES } from '../../src/domain/locales/locales'
import { paragraph, richText, text } from '../../tests/fixtures/every-block'
import { fillWithDocs } from './docs-content'

/**
 * A site that is live in all twelve languages, straight into Payload's tables: 900 pages and 100
 * documents. Page 1 is the home page; below the top level each page of a level has about ten others.
 */
export const PAGES = { sections: [2, 10], groups: [11, 100], leaves: [101, 900] } as const
export const DOCUMENTS = 100
const [FIRST_SECTION] = PAGES.sections
const [FIRST_GROUP] = PAGES.groups
const [FIRST_LEAF, LAST] = PAGES.leaves

/** The page above another one, by number; `undefined` at the top level. */
export function parentOf(page: number): number | undefined {
  if (page < FIRST_GROUP) return undefined
  if (page < FIRST_LEAF) return Math.floor((page - FIRST_GROUP) / 10) + FIRST_SECTION
  return Math.floor((page - FIRST_LEAF) / 9) + FIRST_GROUP
}

const BODY = JSON.stringify(
  richText(paragraph(text('Ask who pays for the way back before you leave home. '.repeat(20)))),
)

const COLUMNS = `title, excerpt, body, slug, published_slug, first_published_at, last_published_at`

/**
 * Fills an empty, migrated database. The publication index is not touched: `rebuild-index.ts` makes it.
 * @param editor id of the account that wrote the documents
 */
export async function fillInAllLanguages(client: Client, editor: number): Promise<void> {
  await client.query('BEGIN')
  await client.query(
    `INSERT INTO pages (id, parent_id, position, is_home)
     SELECT n, parent, n, n = 1 FROM unnest($1::int[], $2::int[]) of_pages(n, parent)`,
    [numbers(LAST), numbers(LAST).map((page) => parentOf(page) ?? null)],
  )
  await client.query(
    `INSERT INTO _pages_v (id, parent_id, version_parent_id, version_position, version_is_home,
       version_updated_at, version_created_at, latest)
     SELECT id, id, parent_id, position, is_home, updated_at, created_at, true FROM pages`,
  )
  for (const locale of LOCALES) {
    await client.query(
      `INSERT INTO pages_locales (${COLUMNS}, _status, _locale, _parent_id)
       SELECT 'Page ' || n, 'What page ' || n || ' says.', $1::jsonb, $2 || '-page-' || n,
         $2 || '-page-' || n, now(), now(), 'published', $2::_locales, n
       FROM generate_series(1, $3::int) n`,
      [BODY, locale, LAST],
    )
  }
  await client.query(
    `INSERT INTO _pages_v_locales (${COLUMNS.replaceAll(/\w+/g, 'version_$&')}, version__status,
       _locale, _parent_id)
     SELECT ${COLUMNS}, _status::text::enum__pages_v_version_status, _locale, _parent_id
     FROM pages_locales`,
  )
  for (const table of ['pages', '_pages_v']) {
    await client.query(`SELECT setval('${table}_id_seq', $1)`, [LAST])
  }
  await client.query('COMMIT')
  await fillWithDocs(client, { documents: DOCUMENTS, editor, history: 0 })
  await client.query(`UPDATE docs_locales SET _status = 'published'`)
}

function numbers(last: number): number[] {
  return Array.from({ length: last }, (_, index) => index + 1)
}
