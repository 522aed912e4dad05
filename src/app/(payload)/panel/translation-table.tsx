import Link from 'next/link'

import { isTranslated } from '@/cms/publications/content-types'
import { ConfirmUpToDateButton } from '@/cms/desk/translations/panel/confirm-up-to-date-button'
import { StateMark } from '@/cms/desk/translations/state-mark'
import { STATE_WORDS, stateInWords } from '@/cms/desk/translations/state-words'
import type { TranslatedGlobal } from '@/cms/desk/translations/global-texts'
import { GLOBALS } from '@/cms/desk/translations/translation-memory'
import type {
  TextState,
  TranslatedDocument,
} from '@/cms/desk/translations/translation-states.queries'
import type { LanguageTotals } from '@/cms/desk/translations/translation-totals'
import { languageTag, type Locale, nativeName } from '@/domain/locales/locales'
import { STATES_TO_DO, TRANSLATION_STATES } from '@/domain/translation/translation-state'
import { env } from '@/env'
import { type PanelKey, panelText } from '@/i18n/panel/panel-texts'

interface Props {
  documents: readonly TranslatedDocument[]
  locales: readonly Locale[]
  /** The languages that the signed-in user may write. */
  own: readonly Locale[]
  t: Parameters<typeof panelText>[0]
  /** Language of the panel. */
  language: string
}

const GLOBAL_TITLES = {
  site: 'siteLabel',
  navigation: 'navigationTitle',
  'price-list': 'priceListLabel',
} as const satisfies Record<TranslatedGlobal, PanelKey>

/** Where a document, or a global, is edited in a language. */
function editorOf({ collection, document }: TranslatedDocument, locale: Locale): string {
  const path =
    collection === GLOBALS ? `globals/${document}` : `collections/${collection}/${document}`
  return `/admin/${path}?locale=${locale}`
}

/** In which language the title of a document leads to it: the first in which there is something to do. */
function languageToOpen({ languages }: TranslatedDocument, locales: readonly Locale[]) {
  const isToDo = (locale: Locale) => {
    const state = languages.get(locale)?.state
    return state !== undefined && STATES_TO_DO.includes(state)
  }
  return locales.find(isToDo) ?? locales[0] ?? env.SOURCE_LOCALE
}

/** Documents and the states of their languages; each leads to the text. */
export function TranslationTable({ documents, locales, own, t, language }: Props) {
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long' })
  const inWords = ({ since, changedPieces, ...text }: TextState) =>
    [
      stateInWords(t, text),
      since && panelText(t, 'translationsSince', { date: day.format(since) }),
      text.state === 'outOfDate' && panelText(t, 'translationsPieces', { count: changedPieces }),
    ]
      .filter(Boolean)
      .join(', ')
  const outOfDate = new Map(
    documents.map((entry) => [
      entry,
      locales.filter(
        (locale) => own.includes(locale) && entry.languages.get(locale)?.state === 'outOfDate',
      ),
    ]),
  )
  const hasButtons = documents.some((entry) => isForButton(entry, outOfDate.get(entry) ?? []))
  return (
    <div className="mh-matrix">
      <Legend t={t} />
      <table>
        <thead>
          <tr>
            <th scope="col">{panelText(t, 'translationsDocument')}</th>
            {locales.map((locale) => (
              <th key={locale} scope="col">
                <bdi lang={languageTag(locale)} title={nativeName(locale)}>
                  {locales.length > 4 ? locale : nativeName(locale)}
                </bdi>
              </th>
            ))}
            {hasButtons && <td />}
          </tr>
        </thead>
        <tbody>
          {documents.map((entry) => (
            <tr key={`${entry.collection}/${entry.document}`}>
              <th scope="row">
                <Link prefetch={false} href={editorOf(entry, languageToOpen(entry, locales))}>
                  <bdi lang={entry.titleLocale && languageTag(entry.titleLocale)}>
                    {titleOf(entry, t)}
                  </bdi>
                </Link>
              </th>
              {locales.map((locale) => {
                const text = entry.languages.get(locale)
                if (!text) return <td key={locale} />
                const words = inWords(text)
                return (
                  <td key={locale}>
                    <Link
                      prefetch={false}
                      href={editorOf(entry, locale)}
                      title={words}
                      aria-label={panelText(t, 'translationsCell', {
                        language: nativeName(locale),
                        state: words,
                      })}
                    >
                      <StateMark state={text.state} hasDraft={text.hasDraft} />
                    </Link>
                  </td>
                )
              })}
              {hasButtons && (
                <td>
                  <ConfirmUpToDateInAll entry={entry} locales={outOfDate.get(entry) ?? []} t={t} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** What the marks mean, in words that need no pointer to be seen. */
function Legend({ t }: Pick<Props, 't'>) {
  return (
    <ul className="mh-legend">
      {TRANSLATION_STATES.map((state) => (
        <li key={state}>
          <StateMark state={state} hasDraft={false} /> {panelText(t, STATE_WORDS[state])}
        </li>
      ))}
    </ul>
  )
}

/** Where the source stands beside the form, it is said there of one language. */
function isForButton({ collection }: TranslatedDocument, locales: readonly Locale[]): boolean {
  return locales.length > (isTranslated(collection) ? 1 : 0)
}

interface ConfirmUpToDateProps extends Pick<Props, 't'> {
  entry: TranslatedDocument
  locales: readonly Locale[]
}

function ConfirmUpToDateInAll({ entry, locales, t }: ConfirmUpToDateProps) {
  if (!isForButton(entry, locales)) return null
  const { collection, document } = entry
  return <ConfirmUpToDateButton {...{ collection, document, locales }} title={titleOf(entry, t)} />
}

function titleOf({ title, document }: TranslatedDocument, t: Props['t']): string {
  return title ?? titleOfGlobal(document, t)
}

function titleOfGlobal(slug: string, t: Props['t']): string {
  // Only globals have no title.
  return panelText(t, GLOBAL_TITLES[slug as TranslatedGlobal])
}

interface TotalsProps extends Pick<Props, 't'> {
  totals: ReadonlyMap<Locale, LanguageTotals>
  /** How many documents are counted. */
  counted: number
  /** Of its heading: it stands below another one, or by itself. */
  level: 2 | 3
}

/** How many texts of each language are in each state, and what is counted. */
export function TranslationTotals({ totals, counted, level, t }: TotalsProps) {
  const Heading = `h${level}` as const
  return (
    <>
      <Heading>{panelText(t, 'translationsTotals')}</Heading>
      <p>{panelText(t, 'totalsMeaning', { count: counted })}</p>
      <div
        className="mh-matrix"
        role="region"
        aria-label={panelText(t, 'translationsTotals')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without links in it, it is scrolled by keyboard as a whole
        tabIndex={0}
      >
        <table>
          <thead>
            <tr>
              <th scope="col">{panelText(t, 'language')}</th>
              {TRANSLATION_STATES.map((state) => (
                <th key={state} scope="col">
                  {panelText(t, STATE_WORDS[state])}
                </th>
              ))}
              <th scope="col">{panelText(t, 'totalsSum')}</th>
              <th scope="col">{panelText(t, 'deskDrafts')}</th>
            </tr>
          </thead>
          <tbody>
            {[...totals].map(([locale, { states, newerDrafts }]) => (
              <tr key={locale}>
                <th scope="row">
                  <bdi lang={languageTag(locale)}>{nativeName(locale)}</bdi>
                </th>
                {TRANSLATION_STATES.map((state) => (
                  <td key={state}>{states.get(state) ?? 0}</td>
                ))}
                <td>{counted}</td>
                <td>{newerDrafts}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
