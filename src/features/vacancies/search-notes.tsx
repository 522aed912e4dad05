import { Notes } from '@/ui/components/notes'

import { type Differently, searchSentences } from './search-sentences'

/** Tells the reader which parameters were corrected or dropped. It is empty when none were. */
export async function SearchNotes(props: Differently) {
  return <Notes notes={await searchSentences(props)} />
}
