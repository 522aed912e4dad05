import type { Client } from 'pg'

import { type Locale, LOCALES } from '../../src/domain/locales/locales'
import { heading, linkTo, paragraph, richText, text } from '../../tests/fixtures/every-block'

/**
 * Documents of the documentation by the thousand, live in all twelve languages, straight into
 * Payload's tables: document 1 is the overview, the next ten are sections, and below every one there
 * are ten others. Each text links to three documents. A tenth has changes that are not published, a
 * fiftieth is unpublished in Chinese, and every 500th links to an address that is not there.
 */
const SECTIONS = 10

// Stand for what differs between documents; as long as real ids and addresses.
const LINKED = [90_000_001, 90_000_002, 90_000_003]
const TYPED = '/docs/typed-by-hand'

const SENTENCES: Partial<Record<Locale, string>> & { en: string } = {
  en: 'Keep a copy of the contract, the flag and the IMO number of the ship before you leave home, and ask who pays for the way back. ',
  uk: 'Перед від’їздом збережіть копію договору, прапор і номер ІМО судна та запитайте, хто оплачує дорогу додому. ',
  ru: 'Перед отъездом сохраните копию договора, флаг и номер ИМО судна и спросите, кто оплачивает дорогу домой. ',
  ar: 'احتفظ بنسخة من العقد وعلم السفينة ورقمها قبل أن تغادر، واسأل من يدفع ثمن طريق العودة. ',
  hi: 'घर छोड़ने से पहले अनुबंध, ध्वज और जहाज़ के नंबर की प्रति रखें, और पूछें कि वापसी का खर्च कौन देगा। ',
  zh: '离家之前请保留合同副本、船旗和船舶编号，并询问回程费用由谁承担。',
}

/** Four sections with headings, some three kilobytes of text. */
function bodyOf(locale: Locale): string {
  const sentence = SENTENCES[locale] ?? SENTENCES.en
  const words = sentence.repeat(Math.ceil(400 / Buffer.byteLength(sentence)))
  const internal = (value: number) =>
    linkTo({ linkType: 'internal', doc: { relationTo: 'docs', value } }, 'Read this too.')
  const sections = [0, 1, 2, 3].flatMap((index) => {
    const linked = LINKED[index]
    const link = linked ? internal(linked) : linkTo({ linkType: 'custom', url: TYPED }, 'There.')
    return [
      heading(`Part ${index + 1}`),
      paragraph(text(words)),
      paragraph(text(words), link, text('.')),
    ]
  })
  return JSON.stringify(richText(...sections))
}

const TEXTS = `title, excerpt, body, slug, sidebar_label, published_slug, first_published_at,
  last_published_at`
const VERSIONED = TEXTS.replaceAll(/\w+/g, 'version_$&')

/**
 * Fills an empty, migrated database. The publication index is not touched: `rebuild-index.ts` makes it.
 * @param history older versions of every document, without bodies; the last document has fifty
 */
export async function fillWithDocs(
  client: Client,
  { documents, editor, history }: { documents: number; editor: number; history: number },
): Promise<void> {
  // Without looking up every parent and account that was written a moment before.
  await client.query('SET session_replication_role = replica')
  await client.query(
    `INSERT INTO docs (id, parent_id, position, is_home, edited_by_id, edited_locale)
     SELECT n, CASE WHEN n > ${SECTIONS + 1} THEN (n - ${SECTIONS + 2}) / 10 + 2 END, n, n = 1, $2, 'en'
     FROM generate_series(1, $1::int) n`,
    [documents, editor],
  )
  for (const locale of LOCALES) {
    await client.query(
      `INSERT INTO docs_locales (${TEXTS}, _status, _locale, _parent_id)
       SELECT $1 || ' ' || n, 'What document ' || n || ' says.', ${body('$2')}, 'document-' || n,
         'Document ' || n, 'document-' || n, now() - n * interval '1 minute',
         now() - n * interval '1 minute',
         CASE WHEN $3 = 'zh' AND n % 50 = 7 THEN 'draft' ELSE 'published' END::enum_docs_status,
         $3::_locales, n
       FROM generate_series(1, $4::int) n`,
      [TITLES[locale] ?? TITLES.en, bodyOf(locale), locale, documents],
    )
  }
  const versions = `INSERT INTO _docs_v (parent_id, version_parent_id, version_position,
      version_is_home, version_updated_at, version_created_at, created_at, updated_at, latest,
      version_edited_by_id, version_edited_locale, autosave)
    SELECT id, parent_id, position, is_home, updated_at, created_at`
  const author = `edited_by_id, edited_locale::text::enum__docs_v_version_edited_locale`
  await client.query(
    `${versions}, now() - id * interval '1 minute', now() - id * interval '1 minute', true, ${author}, false
     FROM docs`,
  )
  await client.query(
    `${versions}, now() - id * interval '1 minute' - n * interval '1 hour',
       now() - id * interval '1 minute' - n * interval '1 hour', NULL, ${author}, n % 2 = 0
     FROM docs, generate_series(1, 49) n WHERE n <= $1 OR id = $2`,
    [history, documents],
  )
  const copied = TEXTS.replace('body', 'CASE WHEN v.latest OR d._parent_id = $1 THEN body END')
  await client.query(
    `INSERT INTO _docs_v_locales (${VERSIONED}, version__status, _locale, _parent_id)
     SELECT ${copied}, CASE WHEN v.autosave OR (v.latest AND d._parent_id % 10 = 0) THEN 'draft'
         ELSE d._status::text END::enum__docs_v_version_status, d._locale, v.id
     FROM docs_locales d JOIN _docs_v v ON v.parent_id = d._parent_id`,
    [documents],
  )
  await client.query(`SELECT setval('docs_id_seq', $1)`, [documents])
  await client.query('RESET session_replication_role')
}

const TITLES: Partial<Record<Locale, string>> & { en: string } = {
  en: 'Document',
  uk: 'Документ',
  ru: 'Документ',
  ar: 'وثيقة',
  hi: 'दस्तावेज़',
  zh: '文档',
}

/** The body of document `n`, with its own links. */
function body(template: string): string {
  const replaced = LINKED.reduce(
    (sql, id, index) => `replace(${sql}, '${id}', ((n * ${[3, 7, 31][index]} + 5) % $4 + 1)::text)`,
    `${template}::text`,
  )
  return `replace(${replaced}, '${TYPED}',
    CASE WHEN n % 500 = 3 THEN '/docs/not-there-' || n ELSE '/docs' END)::jsonb`
}
