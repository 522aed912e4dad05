/**
 * The forms whose unsaved words a browser keeps: the texts and facts that editors write for readers. Named one by one, so that
 * a new form keeps nothing until somebody has thought of it. Not among them: accounts and passwords, tokens and addresses of
 * feeds, what members and visitors have sent, mail, and what programs write.
 */
export const KEPT_COLLECTIONS: ReadonlySet<string> = new Set([
  'pages',
  'docs',
  'seaman-services',
  'crewings',
  'vacancies',
  'warnings',
])

export const KEPT_GLOBALS: ReadonlySet<string> = new Set([
  'site',
  'contact-profile',
  'helplines',
  'navigation',
  'price-list',
])
