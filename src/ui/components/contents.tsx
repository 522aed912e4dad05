interface Props {
  headings: readonly { id: string; title: string }[]
  /** The language of the headings, where it is not the page's. */
  lang: string | undefined
}

/** The headings of a page as links to its parts. */
export function Contents({ headings, lang }: Props) {
  return (
    <ul lang={lang} className="page-contents">
      {headings.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} className="aside-link">
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
}
