/**
 * SQL: what readers are warned of about a company. One condition for whoever asks, so that no page, form, letter or
 * feed takes a company for another than the public list of warnings says.
 */

/** Of a row `w` of `warnings`: it is published, and has not ended. */
export const IN_FORCE = `w._status = 'published' AND w.deleted_at IS NULL AND w.ended_on IS NULL`

/**
 * Whether readers are warned of a company.
 * @param company SQL of its id
 */
export function isWarned(company: string): string {
  return `EXISTS (SELECT FROM warnings w WHERE w.company_id = ${company} AND ${IN_FORCE})`
}

/**
 * The day since which readers are warned of a company; null where they are not.
 * @param company SQL of its id
 */
export function warnedSince(company: string): string {
  return `(SELECT min(w.since) FROM warnings w WHERE w.company_id = ${company} AND ${IN_FORCE})`
}

/**
 * The newest warning of a company that is in force, by its id; null where there is none.
 * @param company SQL of its id
 */
export function newestWarning(company: string): string {
  return `(SELECT w.id FROM warnings w WHERE w.company_id = ${company} AND ${IN_FORCE}
    ORDER BY w.since DESC, w.id DESC LIMIT 1)`
}

/**
 * When a warning of a company was last published, ended or withdrawn; null where there was none. One that is deleted for
 * good is forgotten.
 * @param company SQL of its id
 */
export function warningChanged(company: string): string {
  return `greatest((SELECT max(w.last_published_at) FROM warnings w
    WHERE w.company_id = ${company} AND w._status = 'published' AND w.deleted_at IS NULL),
    (SELECT max(f.left_at) FROM warnings w
      JOIN former_paths f ON f.collection = 'warnings' AND f.document = w.id::text
    WHERE w.company_id = ${company}))`
}
