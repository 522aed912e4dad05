/** Twelve random hex digits: never given twice, so a page rendered late under an old key stays there. */
export const NEW_REVISION = `left(replace(gen_random_uuid()::text, '-', ''), 12)`

/** What stands on every page: name of the site, header and footer, how to reach its people. */
export const FRAME_TAG = 'frame'

/** The sections that search finds, and where they are. */
export const SECTIONS_TAG = 'sections'

/** Open vacancies, wherever they are listed: as the entries of vacancies and companies name it, which import no SQL. */
export const VACANCIES_TAG = 'vacancies'

/** The prices of mailings. */
export const PRICES_TAG = 'prices'

/** How long what visitors send is kept. */
export const PERIODS_TAG = 'periods'

/** Who helps in trouble. */
export const HELPLINES_TAG = 'helplines'

/**
 * A statement that gives a tag a new revision in all languages, for every row that `from` selects.
 * @param from what follows `FROM`, one row at most
 */
export function renewTagWhere(tag: string, from: string): string {
  return `INSERT INTO publication_tags (tag, locale, revision)
    SELECT '${tag}', '*', ${NEW_REVISION} FROM ${from}
    ON CONFLICT (tag, locale) DO UPDATE SET revision = excluded.revision`
}
