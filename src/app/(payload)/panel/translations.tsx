import Link from 'next/link'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'

import { translatedByOneself } from '@/cms/access'
import type { PublishableCollection } from '@/content-types'
import { contentTypes, isPublishable, TRANSLATED } from '@/cms/publications/content-types'
import { STATE_WORDS } from '@/cms/desk/translations/state-words'
import { findMatrix, type MatrixFilter } from '@/cms/desk/translations/translation-matrix.queries'
import { GLOBALS } from '@/cms/desk/translations/translation-memory'
import type { Locale } from '@/domain/locales/locales'
import {
  isTranslationState,
  STATES_TO_DO,
  TRANSLATION_STATES,
} from '@/domain/translation/translation-state'
import { type PanelKey, panelText } from '@/i18n/panel/panel-texts'

import { askedLanguages, LanguageChoice } from './asked-languages'
import { Choice } from './panel-choice'
import { PanelView } from './panel-view'
import { TranslationTable, TranslationTotals } from './translation-table'

const PER_PAGE = 100
const AGES = [7, 30, 90]

/** In the place of a state: any of those in which there is something to do. */
const TO_DO = 'todo'

type Params = Readonly<Record<string, string | string[] | undefined>>

const TYPE_WORDS: Readonly<Record<PublishableCollection, PanelKey>> = {
  pages: 'pagesMany',
  docs: 'docsMany',
  crewings: 'crewingsMany',
  vacancies: 'vacanciesMany',
  'seaman-services': 'serviceMany',
  warnings: 'warningsMany',
}

/** What somebody asks for; what is unknown is not asked. */
function filterOf(params: Params, own: readonly Locale[]): MatrixFilter {
  const one = (name: string) => {
    const value = params[name]
    return typeof value === 'string' ? value : undefined
  }
  const [type, state, language, age] = ['type', 'state', 'language', 'age'].map(one)
  const days = AGES.find((number) => String(number) === age)
  return {
    collection: type === GLOBALS || (type && isPublishable(type)) ? type : undefined,
    locales: askedLanguages(language, own),
    states: statesOf(state) ?? (days === undefined ? undefined : ['outOfDate']),
    outOfDateFor: days,
  }
}

function statesOf(state: string | undefined): MatrixFilter['states'] {
  if (state === TO_DO) return STATES_TO_DO
  return isTranslationState(state) ? [state] : undefined
}

/** Every text in every language: what is missing, what is written, what is live, and what is out of date. */
export async function Translations({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult
  if (req.user?.collection !== 'staff') redirect('/admin/login?redirect=/admin/translations')
  const { t } = req
  const text = (key: PanelKey, vars?: Record<string, number>) => panelText(t, key, vars)
  const asked = searchParams ?? {}
  const own = translatedByOneself(req)
  const filter = filterOf(asked, own)
  const page = Math.max(1, Math.min(1_000, Math.trunc(Number(asked.page)) || 1))
  const { documents, found, counted, totals } = await findMatrix(filter, {
    offset: (page - 1) * PER_PAGE,
    limit: PER_PAGE,
  })
  // Facts are too many to stand among these, so what does is named.
  const unchosen = new Intl.ListFormat(req.i18n.language, { type: 'conjunction' }).format(
    [...TRANSLATED.map((collection) => TYPE_WORDS[collection]), 'translationsGlobals' as const].map(
      (key) => text(key),
    ),
  )
  return (
    <PanelView
      initPageResult={initPageResult}
      params={params}
      searchParams={searchParams}
      title={text('translations')}
    >
      <p>{text('translationsMeaning')}</p>
      <form className="mh-filters" method="get" action="/admin/translations">
        <LanguageChoice value={asked.language} own={own} text={text} />
        <Choice
          name="type"
          label={text('translationsType')}
          value={asked.type}
          options={[
            { value: '', label: unchosen },
            ...contentTypes.map(({ collection }) => ({
              value: collection,
              label: text(TYPE_WORDS[collection]),
            })),
            { value: GLOBALS, label: text('translationsGlobals') },
          ]}
        />
        <Choice
          name="state"
          label={text('translationsState')}
          value={asked.state}
          options={[
            { value: '', label: text('translationsAllStates') },
            { value: TO_DO, label: text('translationsToDo') },
            ...TRANSLATION_STATES.map((state) => ({
              value: state,
              label: text(STATE_WORDS[state]),
            })),
          ]}
        />
        <Choice
          name="age"
          label={text('translationsAge')}
          value={asked.age}
          options={[
            { value: '', label: text('translationsAnyAge') },
            ...AGES.map((days) => ({
              value: String(days),
              label: text('translationsOlder', { days }),
            })),
          ]}
        />
        <button type="submit" className="btn btn--style-secondary btn--size-medium">
          {text('translationsShow')}
        </button>
      </form>
      <section>
        <p role="status">{text('translationsFound', { count: found })}</p>
        {documents.length === 0 ? (
          <p>{text('translationsNone')}</p>
        ) : (
          <TranslationTable
            documents={documents}
            locales={filter.locales}
            own={own}
            t={t}
            language={req.i18n.language}
          />
        )}
        <p className="mh-actions">
          {page > 1 && (
            <Link prefetch={false} href={pageOf(asked, page - 1)}>
              {text('translationsEarlier')}
            </Link>
          )}
          {page * PER_PAGE < found && (
            <Link prefetch={false} href={pageOf(asked, page + 1)}>
              {text('translationsLater')}
            </Link>
          )}
        </p>
      </section>
      <section>
        <TranslationTotals totals={totals} counted={counted} level={2} t={t} />
      </section>
    </PanelView>
  )
}

function pageOf(params: Params, page: number): string {
  const query = new URLSearchParams()
  for (const name of ['language', 'type', 'state', 'age']) {
    const value = params[name]
    if (typeof value === 'string' && value !== '') query.set(name, value)
  }
  query.set('page', String(page))
  return `/admin/translations?${query}`
}
