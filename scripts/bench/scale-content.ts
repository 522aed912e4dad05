import type { Client } from 'pg'

/**
 * Pages by the thousand, straight into Payload's tables: through its API ten thousand would take an
 * hour. Page 1 is the home page, page 2 the root of everything else; below it every page has ten
 * others, so that all lists are equally long at every size. A tenth is translated.
 */
export const ROOT_PAGE = 2
const CHILDREN = 10
const TRANSLATED = 10

export interface FilledLanguage {
  locale: string
  title: string
  slug: string
  /** Every how many pages have it. */
  every: number
}

const LANGUAGES: readonly FilledLanguage[] = [
  { locale: 'en', title: 'Page', slug: 'page', every: 1 },
  { locale: 'uk', title: 'Сторінка', slug: 'сторінка', every: TRANSLATED },
  { locale: 'ar', title: 'صفحة', slug: 'صفحة', every: TRANSLATED },
]

const SENTENCE =
  'Keep a copy of the contract, the flag and the IMO number of the ship before you leave home, and ask who pays for the way back. '

/** Five sections with headings: some four kilobytes of text, a page as editors write them. */
function bodyOf(): string {
  const base = { version: 1, direction: 'ltr', format: '', indent: 0 }
  const text = (content: string) => [
    { type: 'text', version: 1, text: content, detail: 0, format: 0, mode: 'normal', style: '' },
  ]
  const sections = Array.from({ length: 5 }, (_, index) => [
    { ...base, type: 'heading', tag: 'h2', children: text(`Part ${index + 1}`) },
    ...Array.from({ length: 2 }, () => ({
      ...base,
      type: 'paragraph',
      textFormat: 0,
      children: text(SENTENCE.repeat(3)),
    })),
  ])
  return JSON.stringify({ root: { ...base, type: 'root', children: sections.flat() } })
}

/** Fills an empty, migrated database. The publication index is not touched: `rebuild-index.ts` makes it. */
export async function fillWithPages(
  client: Client,
  count: number,
  languages = LANGUAGES,
): Promise<void> {
  await client.query('BEGIN')
  const parent = `CASE WHEN n <= ${ROOT_PAGE} THEN NULL
    ELSE (n - ${ROOT_PAGE + 1}) / ${CHILDREN} + ${ROOT_PAGE} END`
  await client.query(
    `INSERT INTO pages (id, parent_id, position, is_home)
     SELECT n, ${parent}, n, n = 1 FROM generate_series(1, $1::int) n`,
    [count],
  )
  // What the panel and Payload's own updates read beside the document: its latest version.
  await client.query(
    `INSERT INTO _pages_v (id, parent_id, version_parent_id, version_position, version_is_home,
       version_updated_at, version_created_at, latest)
     SELECT id, id, parent_id, position, is_home, updated_at, created_at, true FROM pages`,
  )
  for (const { locale, title, slug, every } of languages) {
    const fields = `title, excerpt, body, slug, published_slug, first_published_at, last_published_at`
    const rows = `SELECT $1 || ' ' || n, 'What page ' || n || ' says.', $2::jsonb, $3 || '-' || n,
        $3 || '-' || n, now(), now(), 'published', $4::_locales, n
      FROM generate_series($5::int, $6::int, $5::int) n`
    const values = [title, bodyOf(), slug, locale, every, count]
    await client.query(
      `INSERT INTO pages_locales (${fields}, _status, _locale, _parent_id)
       ${rows.replace("'published'", "'published'::enum_pages_status")}`,
      values,
    )
    const versioned = fields.replaceAll(/\w+/g, 'version_$&')
    await client.query(
      `INSERT INTO _pages_v_locales (${versioned}, version__status, _locale, _parent_id)
       ${rows.replace("'published'", "'published'::enum__pages_v_version_status")}`,
      values,
    )
  }
  for (const table of ['pages', '_pages_v']) {
    await client.query(`SELECT setval('${table}_id_seq', $1)`, [count])
  }
  await client.query('COMMIT')
}
