import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { cache, type ReactNode } from 'react'

import { dayInUtc } from '@/domain/time/calendar-day'
import { type FormAbout, isAction, type SiteForm } from '@/cms/services/forms/form'
import { FormAgain } from '@/cms/services/forms/form-again'
import { formTexts } from '@/cms/services/forms/form-texts'
import { formParams, formQuery } from '@/cms/services/forms/form-params'
import { FormView } from '@/cms/services/forms/form-view'
import { readKeptForm } from '@/cms/services/forms/kept-forms'
import { OWN_FIELDS } from '@/cms/services/forms/own-fields'
import { type Refusal, refusalOf } from '@/cms/services/forms/refusals'
import { findSentRequest } from '@/cms/services/forms/sent-requests.queries'
import { SentReference, SentView } from '@/cms/services/forms/sent-view'
import { localApi } from '@/cms/local-api'
import { seamanOf } from '@/cms/services/seaman-only/seaman-session.queries'
import { DATA_FORM, dataQuery } from '@/domain/forms/form-addresses'
import { FORM_HEADER } from '@/domain/forms/form-post'
import { isLocale, type Locale } from '@/domain/locales/locales'
import { publicPath } from '@/domain/addresses/paths'
import { readReference } from '@/domain/forms/request-reference'
import { ROUTES } from '@/domain/routes/route-table'
import { documentTitle } from '@/domain/texts/titles'
import { env } from '@/env'
import { getSite, siteOfInterface } from '@/features/site/site.queries'
import { FormStyle } from '@/ui/components/form/form-style'

import { everyLanguageMetadata } from './every-language-metadata'
import { FormFrame } from './form-frame'
import { SECRET_ADDRESS } from './secret-address'

interface Asked {
  form: SiteForm
  /** The parameters of the page: its language, and those of its address. */
  params: Promise<Record<string, string>>
}

interface Props extends Asked {
  /** Content path, the same in every language. */
  path: (params: Record<string, string>) => string
  /** What stands above all of it, across the page. */
  bar?: (locale: Locale, path: string) => ReactNode
  /**
   * What stands above the form: what it is about, where that is more than a sentence.
   * @param query by which the page finds what it is about again, and what was typed
   * @param isAtForm whether the form comes below it, where that has steps before it
   */
  above?: (
    about: FormAbout,
    locale: Locale,
    path: string,
    query: string,
    isAtForm: boolean,
  ) => Promise<ReactNode>
  /** Buttons below the form, such as to an earlier step. */
  below?: (about: FormAbout, locale: Locale, path: string) => ReactNode
  /** What stands beside the form: what it is about, in brief. */
  aside?: (about: FormAbout, locale: Locale) => Promise<ReactNode>
  /**
   * Renders the page when the form has no recipient, such as for a closed vacancy.
   * @param isGone whether what its address names is not there
   */
  closed?: (locale: Locale, params: Record<string, string>, isGone?: boolean) => Promise<ReactNode>
  /** Returns the initial values of fields from the query. */
  initial?: (query: URLSearchParams) => Record<string, string>
  /** Where to go from what is sent, in place of the main page. */
  onward?: (about: FormAbout, locale: Locale, reference?: string) => Promise<ReactNode>
}

/** The head of the page of a form. */
export async function formMetadata({ form, params }: Asked): Promise<Metadata> {
  const { locale, ...rest } = await readParams(params)
  const request = await headers()
  const asked = formParams(form, rest, queryOf(request))
  const { about, isAway } = await loadAbout(form, asked, locale, request.get(FORM_HEADER))
  const told = refusalOf(request.get(FORM_HEADER)) && about ? form.refused?.(about) : about
  const { own, ownIfAny, common } = await formTexts(form, told ?? about ?? { words: {} }, locale)
  const { name } = isAway ? await siteOfInterface(locale) : await getSite(locale)
  const route = ROUTES.find((one) => one.form === form.name)
  if (about && route?.isIndexed && queryOf(request) === '') {
    const page = { title: own('title'), description: own('lede'), isIndexed: true }
    return everyLanguageMetadata({ locale, path: route.pattern, ...page }, name)
  }
  return {
    title: documentTitle(await titleOf(), name),
    robots: { index: false, follow: true },
    ...('token' in rest && SECRET_ADDRESS),
  }

  async function titleOf(): Promise<string> {
    if (!about)
      return isAway ? (ownIfAny('notDone') ?? common('summary.notSent')) : own('closed.title')
    const sent = readSent(request)
    if (sent === undefined) return own('title')
    return (await findSentOf(form, sent)) ? own('sent.title') : common('sent.unknown')
  }
}

/** The page of a form: the form, what was wrong with it, or that it is sent. */
export async function FormPage(props: Props) {
  const { form, params, path, bar, above, below, aside, closed, initial, onward } = props
  const { locale, ...ofPath } = await readParams(params)
  const request = await headers()
  const rest = formParams(form, ofPath, queryOf(request))
  const refused = refusalOf(request.get(FORM_HEADER))
  const { about, isAway } = await loadAbout(form, rest, locale, request.get(FORM_HEADER))
  const content = path(rest)
  const query = formQuery(form, rest)
  const action = publicPath({ locale, path: content }, env.DEFAULT_LOCALE) + query
  const sent = refused ? undefined : readSent(request)
  // While the database does not answer, the session is unknown, so nothing personal is loaded.
  const seaman = isAway ? undefined : await seamanOf(request.get('cookie') ?? '')
  const of = isAway ? undefined : String(seaman?.id ?? '')
  const refusal = refused ?? (await keptRefusal(form, request, seaman?.id))
  const kept: Record<string, string> = refusal?.kept === undefined ? {} : { kept: refusal.kept }
  const frame = {
    locale,
    path: content,
    isAway,
    query: formQuery(form, rest, kept),
    bar: isAway ? undefined : bar?.(locale, content),
  }
  if (!about && isAway && refused) {
    return (
      <FormFrame {...frame}>
        <FormAgain form={form} locale={locale} refusal={refused} action={action} />
      </FormFrame>
    )
  }
  if (about && !refusal && form.isGone?.(about)) {
    return <FormFrame {...frame}>{closed && (await closed(locale, rest, true))}</FormFrame>
  }
  const recorded = sent === undefined ? undefined : await findSentOf(form, sent)
  const found = recorded && {
    ...recorded,
    // A request about personal data has no link to the form about personal data.
    ask: content === DATA_FORM ? undefined : askAbout(recorded.reference, locale),
  }
  if (!about) {
    // The form was closed after it was sent. The sender still sees the reference.
    return (
      <FormFrame {...frame}>
        {closed && (await closed(locale, rest))}
        {found && (
          <div className="sent">
            <SentReference sent={found} form={form} locale={locale} />
          </div>
        )}
      </FormFrame>
    )
  }
  const told = refused ? (form.refused?.(about) ?? about) : about
  const texts = await formTexts(form, told, locale)
  if (sent !== undefined) {
    return (
      <FormFrame {...frame}>
        {found ? (
          <SentView
            form={form}
            about={toldOf(form, about, found)}
            locale={locale}
            sent={found}
            of={of}
          >
            {onward ? (
              await onward(about, locale, found.reference)
            ) : (
              <HomeLink locale={locale} label={texts.common('sent.home')} />
            )}
          </SentView>
        ) : (
          <div className="sent">
            <FormStyle />
            <div>
              <h1 className="display">{texts.common('sent.unknown')}</h1>
              <p className="lede">{texts.common('sent.unknownText')}</p>
            </div>
            <div className="acts">
              <HomeLink locale={locale} label={texts.common('sent.home')} />
            </div>
          </div>
        )}
      </FormFrame>
    )
  }
  const today = dayInUtc(new Date())
  const schema = form.schema({ about, locale, today })
  // What was refused is shown with its reasons, whatever step the address names.
  const isAtForm =
    form.isReady?.(about) !== false &&
    (refused !== undefined || !form.place || form.place(about) === 'form')
  const beside = isAway ? undefined : await aside?.(about, locale)
  return (
    <FormFrame {...frame}>
      <div className="form-head">
        <h1 className="display">{texts.own('title')}</h1>
        <p className="lede">{texts.own('lede')}</p>
      </div>
      {!isAway && (await above?.(about, locale, content, frame.query, isAtForm))}
      {isAtForm && (
        <div className="form-two">
          <FormView
            form={form}
            about={about}
            schema={schema}
            locale={locale}
            refusal={refusal}
            initial={initial?.(new URLSearchParams(queryOf(request)))}
            of={of}
            action={action}
          >
            {!isAway && below?.(about, locale, content)}
          </FormView>
          {beside}
        </div>
      )}
    </FormFrame>
  )
}

async function readParams(params: Asked['params']) {
  const { locale = '', ...rest } = await params
  return { ...rest, locale: isLocale(locale) ? locale : notFound() } as { locale: Locale } & Record<
    string,
    string
  >
}

function queryOf(request: Headers): string {
  return request.get('x-mh-query') ?? ''
}

/** Returns the address of the form by which a sender asks for a copy or for erasure of a request. */
function askAbout(reference: string, locale: Locale): string {
  return publicPath({ locale, path: DATA_FORM }, env.DEFAULT_LOCALE) + dataQuery(reference)
}

/** Returns the confirmation for the sender. A request that is held, and so not passed on yet, has its own text. */
function toldOf(form: SiteForm, about: FormAbout, { isHeld }: { isHeld: boolean }): FormAbout {
  return isHeld && !isAction(form) ? (form.held?.(about) ?? about) : about
}

/** Reads the reference in `?sent=`. An impossible one is treated as unknown. */
function readSent(request: Headers): string | undefined {
  const sent = new URLSearchParams(queryOf(request)).get('sent')
  if (sent === null) return undefined
  return readReference(sent) ?? 'none'
}

/** Reads the values that the visitor typed before a change of the language, if any. */
async function keptRefusal(
  form: SiteForm,
  request: Headers,
  of: number | undefined,
): Promise<Refusal | undefined> {
  const query = new URLSearchParams(queryOf(request))
  const id = query.get('kept')
  if (id === null || !/^[\w-]{22}$/.test(id)) return undefined
  const found = await readKeptForm(await localApi(), { form: form.name, of, id })
  if (!found) return undefined
  const notice = query.has('changed') ? { notice: { kind: 'changed' } as const } : {}
  const { [OWN_FIELDS.shown]: shown, ...typed } = found.typed
  return {
    form: form.name,
    problems: {},
    kept: id,
    lostFiles: [],
    ...found,
    typed,
    ...(shown !== undefined && { shown }),
    ...notice,
  }
}

/** What the form is about. While the database is away, that may not be known. */
async function loadAbout(
  form: SiteForm,
  params: Record<string, string>,
  locale: Locale,
  refusal: string | null,
): Promise<{ about: FormAbout | undefined; isAway: boolean }> {
  const isAway = refusalOf(refusal)?.notice?.kind === 'unavailable'
  const loading = loadOnce(form, JSON.stringify(params), locale)
  return { about: await (isAway ? loading.catch(() => undefined) : loading), isAway }
}

const findSent = cache(findSentRequest)

/** What was recorded under a reference, where the form records. */
async function findSentOf(form: SiteForm, reference: string) {
  return isAction(form) ? undefined : findSent(reference, form.kind)
}

/** The head and the page ask for the same. */
const loadOnce = cache(async (form: SiteForm, params: string, locale: Locale) => {
  const cookies = (await headers()).get('cookie') ?? ''
  return form.load(JSON.parse(params) as Record<string, string>, locale, { cookies })
})

function HomeLink({ locale, label }: { locale: Locale; label: string }) {
  return (
    <a href={publicPath({ locale, path: '' }, env.DEFAULT_LOCALE)} className="button">
      {label}
    </a>
  )
}
