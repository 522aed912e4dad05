/** Where the projection finds the documents of a content type, and where their URLs begin. */
interface Source {
  /** Table of the documents; Payload keeps their localized fields in `<table>_locales`. */
  table: string
  /** First segments of every path of the type; empty for pages. */
  prefix: string
  /** Whether one document of the type may stand at the prefix itself (column `is_home`). */
  hasHome: boolean
  /** Localized column with a shorter name for lists, where the type has one. */
  label?: string
}

export type PublishableCollection = 'pages' | 'docs'

/** Every content type that has public URLs. */
export const SOURCES: Readonly<Record<PublishableCollection, Source>> = {
  pages: { table: 'pages', prefix: '', hasHome: true },
  docs: { table: 'docs', prefix: 'docs', hasHome: true, label: 'sidebar_label' },
}
