import { SEARCH_MAX_LENGTH } from '@/domain/search/search-question'

import { SearchStyle } from './search-style'

interface Props {
  /** Public path of the search in the reader's language. */
  action: string
  words: string
  labels: { field: string; submit: string }
}

/** The field and its button; a GET form, so that what was looked for has an address. */
export function SearchForm({ action, words, labels }: Props) {
  return (
    <form role="search" action={action} method="get" className="site-search-form">
      <SearchStyle />
      <input
        type="search"
        name="q"
        defaultValue={words}
        aria-label={labels.field}
        maxLength={SEARCH_MAX_LENGTH}
        enterKeyHint="search"
        autoComplete="off"
        dir="auto"
      />
      <button type="submit" className="button">
        {labels.submit}
      </button>
    </form>
  )
}
