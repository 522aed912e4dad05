import type { DefaultServerCellComponentProps } from 'payload'

import { nativeName } from '../../../domain/locales/locales'
import { panelText } from '../../../i18n/panel/panel-texts'
import { isPublishable } from '../../publications/content-types'
import { StateMark } from '../translations/state-mark'
import { stateInWords } from '../translations/state-words'
import { isLiveInEveryLanguage, languageStates } from './language-states.queries'

/** What a row says of its document. */
interface Row {
  id?: number
}

/** How a document stands in each of its languages: a small mark for each, which all say what they mean. */
export async function LanguagesCell({
  rowData,
  collectionSlug,
  i18n,
}: DefaultServerCellComponentProps) {
  // Forms draw the cells of columns that are no fields too, and have no row (3.90.1).
  const id = (rowData as Row | undefined)?.id
  if (id === undefined || !isPublishable(collectionSlug)) return null
  const states = await languageStates(collectionSlug, id)
  // Facts of which nothing is written freely are told in each language by the site itself.
  if (states.length === 0) {
    const isLive = await isLiveInEveryLanguage(collectionSlug, id)
    return isLive ? panelText(i18n.t, 'consequencesEveryLanguage') : null
  }
  const said = states.map(({ locale, state, hasDraft }) => {
    return {
      locale,
      state,
      hasDraft,
      words: panelText(i18n.t, 'translationsCell', {
        language: nativeName(locale),
        state: stateInWords(i18n.t, { state, hasDraft }),
      }),
    }
  })
  return (
    // One text for whoever listens: of twelve marks nobody would know which language is which.
    <span
      role="img"
      className="mh-languages-cell"
      aria-label={said.map((one) => one.words).join(', ')}
    >
      {said.map(({ locale, state, hasDraft, words }) => (
        <span key={locale} title={words} aria-hidden>
          <small>{locale}</small>
          <StateMark state={state} hasDraft={hasDraft} />
        </span>
      ))}
    </span>
  )
}
