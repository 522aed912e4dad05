import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'

import { languageName, type Locale } from '@/domain/locales/locales'
import type { PageLink } from '@/domain/addresses/page-link'
import {
  SEARCH_MAX_LENGTH,
  type SearchQuestion,
  writeSearchQuestion,
} from '@/domain/search/search-question'
import { env } from '@/env'
import { FactPageStyle } from '@/ui/components/fact-page-style'
import { languageAttributes } from '@/ui/components/language-attributes'

import { FoundDocuments } from './found-documents'
import { SearchForm } from './search-form'
import type { SearchAnswer } from './site-search.queries'

interface Props {
  locale: Locale
  /** Public path of the search. */
  action: string
  question: SearchQuestion
  /** `busy`: the search cannot answer now. Absent where nothing was asked. */
  answer: SearchAnswer | 'busy' | undefined
  /** What was found in the source language, where the reader wants that too. */
  inSource: SearchAnswer | undefined
  /** Who helps, where the words say that something has happened. */
  help: ReactNode
  /** The link to them, where the words say nothing of the kind; null where editors chose no such page. */
  toHelp: ReactNode
  /** Companies, ships and ports that are called so; null where there are none. */
  named: ReactNode
  /** What another language has, where this one has nothing. */
  elsewhere: ReactNode
  /** Vacancies where the words match both; null where there are none. */
  vacancies: ReactNode
  /** Whether the words name a rank, a vessel or a document, so that vacancies are meant. */
  areVacanciesFirst: boolean
  /** Where a reader goes who found nothing, or does not know what to ask. */
  guides: readonly PageLink[]
}

/** The page of the search over guides and pages. */
export async function SearchView(props: Props) {
  const { locale, action, question, answer, guides } = props
  const { help, toHelp, named, elsewhere, vacancies, areVacanciesFirst } = props
  const t = await getTranslations('search')
  const { words } = question
  const isFound = typeof answer === 'object' && answer.total > 0
  // Who is told whom to call, or reads of a company or vacancies, is not told to try other words.
  const isAnswered = isFound || Boolean(help || named || vacancies)
  return (
    <div className="frame">
      <FactPageStyle />
      <div className="search-page">
        <h1 className="display mb-5">{t('title')}</h1>
        <SearchForm
          action={action}
          words={words}
          labels={{ field: t('label'), submit: t('submit') }}
        />
        {help}
        {question.isCut && (
          <p className="search-note" role="note">
            {t('cut', { count: SEARCH_MAX_LENGTH })}
          </p>
        )}
        {answer === 'busy' && (
          <p className="search-note" role="status">
            {t('busy')}
          </p>
        )}
        {!isFound && !help && toHelp}
        {answer === undefined && (
          <WaysOn {...{ guides, locale }} title={t('emptyTitle')} text={t('emptyText')} />
        )}
        {answer !== undefined && named}
        {answer !== undefined && areVacanciesFirst && vacancies}
        {isFound && <Found {...{ locale, words, answer }} />}
        {answer !== undefined && answer !== 'busy' && !isAnswered && (
          <div role="status">
            <h2 className="sum">{t('nothing', { words })}</h2>
          </div>
        )}
        {elsewhere}
        {answer !== undefined && !areVacanciesFirst && vacancies}
        {typeof answer === 'object' && <InSource {...props} />}
        {typeof answer === 'object' && !isAnswered && !props.inSource?.total && (
          <WaysOn {...{ guides, locale }} text={t('nothingText')} />
        )}
      </div>
    </div>
  )
}

interface FoundProps {
  locale: Locale
  words: string
  answer: SearchAnswer
}

async function Found({ locale, words, answer }: FoundProps) {
  const t = await getTranslations('search')
  const { documents, total, corrected, isPartial } = answer
  return (
    <>
      <div role="status">
        <h2 className="sum">{t('found', { count: total, words: corrected ?? words })}</h2>
      </div>
      {(corrected !== undefined || isPartial) && (
        <p className="search-note mb-4" role="note">
          {corrected === undefined ? t('partial') : t('corrected', { words: corrected })}
        </p>
      )}
      <FoundDocuments locale={locale} documents={documents} heading="h3" />
      {total > documents.length && (
        <p className="search-note">{t('more', { count: documents.length })}</p>
      )}
    </>
  )
}

/** The source language: a link that asks for it, or what it has. */
async function InSource({ locale, action, question, inSource }: Props) {
  if (locale === env.SOURCE_LOCALE) return null
  const t = await getTranslations('search')
  const page = await getTranslations('page')
  const inLanguage = page('inLanguage', { language: env.SOURCE_LOCALE })
  if (!inSource) {
    return (
      <p className="mt-3">
        <a href={action + writeSearchQuestion({ ...question, withSource: true })} className="more">
          {t('source', { inLanguage })}
        </a>
      </p>
    )
  }
  if (inSource.total === 0)
    return <p className="search-note">{t('sourceNothing', { inLanguage })}</p>
  return (
    <section aria-label={languageName(env.SOURCE_LOCALE, locale)}>
      <h2 className="sum">{t('sourceTitle', { inLanguage })}</h2>
      <FoundDocuments locale={locale} documents={inSource.documents} heading="h3" />
    </section>
  )
}

interface WaysProps {
  locale: Locale
  guides: readonly PageLink[]
  title?: string
  text: string
}

function WaysOn({ locale, guides, title, text }: WaysProps) {
  if (guides.length === 0 && title === undefined) return null
  return (
    <section className="card pad mt-6">
      {title !== undefined && <h2 className="text-[19px]">{title}</h2>}
      <p className="text-muted">{text}</p>
      <ul className="ways-on">
        {guides.map(({ href, title: name, locale: written, languageHint }) => (
          <li key={href}>
            <a href={href} className="more">
              <span {...languageAttributes(written, locale)}>{name}</span>
            </a>
            {languageHint !== undefined && <small>{languageHint}</small>}
          </li>
        ))}
      </ul>
    </section>
  )
}
