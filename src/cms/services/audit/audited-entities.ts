/** What the site writes for itself, and what staff cannot change: none of it is in the log. */
const BOOKKEEPING: ReadonlySet<string> = new Set([
  'audit-events',
  'company-desk-events',
  'edit-locks',
  'former-paths',
  'import-pushes',
  'index-now-queue',
  'index-now-reports',
  'link-checks',
  'mailing-prices',
  // What staff do with one is written by its endpoints.
  'messages',
  'publication-boundaries',
  'publication-tags',
  'publications',
  'seaman-events',
])

/**
 * Data of people who are no staff. Of these the log knows the number of a document and the names of fields, never a
 * title; and only what staff do: what visitors and members do with their own is no change of the site.
 */
const PERSONAL: ReadonlySet<string> = new Set([
  'company-claims',
  'company-people',
  'company-seats',
  'guide-answers',
  'mailing-stops',
  'messages',
  'requests',
  // Nobody of the staff reads or writes what a seafarer keeps of the own papers and sea service.
  'seaman-contracts',
  'seaman-papers',
  'seaman-references',
  'seaman-persons',
  'seaman-work-wanted',
  'seaman-languages',
  'seamen',
  'suppressed-addresses',
  'vacancy-alerts',
])

/** Whether changes of a collection belong into the log. Those of a new one do, until somebody says otherwise here. */
export function isAudited(collection: string): boolean {
  return !BOOKKEEPING.has(collection)
}

/** Whether a collection holds data of people who are no staff. */
export function isPersonal(collection: string): boolean {
  return PERSONAL.has(collection)
}
