import Link from 'next/link'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps, PayloadRequest } from 'payload'

import { translatedByOneself } from '@/cms/access'
import { type BrokenLink, findBrokenLinks } from '@/cms/publications/reading/broken-links.queries'
import { externalIn, findExternalLinks } from '@/cms/documents/links/external-links.queries'
import { brokenIn, leadingIn, standingIn } from '@/cms/documents/links/in-languages'
import { findLeadingLinks } from '@/cms/documents/links/leading-links.queries'
import { findLostFiles, findUntoldPictures } from '@/cms/documents/links/shown-files.queries'
import { languageTag, type Locale, nativeName } from '@/domain/locales/locales'
import { checksExternalLinks } from '@/env'
import { findUnusedMedia } from '@/features/media/media.queries'

import { askedLanguages, LanguageChoice } from './asked-languages'
import { linkCounts } from './link-counts'
import { PanelView } from './panel-view'
import { LostFiles, UntoldPictures, UnusedFiles } from './report-files'
import { ExternalLinks, LeadingLinks } from './report-links'
import { type ReportText, reportText } from './report-places'
import { ReportTime } from './report-time'

/** Nobody mends more at a time, or waits longer. */
const LIMITS = { links: 500, ms: 1_500 }

/** What is wrong on the live site and what nobody uses: links that lead nowhere, files that are lost or without a page. */
export async function Report({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult
  if (req.user?.collection !== 'staff') redirect('/admin/login?redirect=/admin/report')
  const text = reportText(req.t)
  const after = /^\d{1,9}$/.exec(String(searchParams?.after))?.[0]
  const own = translatedByOneself(req)
  const language = searchParams?.language
  const languages = askedLanguages(language, own)
  const found = await findBrokenLinks(LIMITS, after ? Number(after) : undefined)
  const { read, next } = found
  const links = brokenIn(found.links, languages)
  // Who reads on has read the rest of it.
  const others = after === undefined ? await findOthers(req, languages) : undefined
  return (
    <PanelView
      initPageResult={initPageResult}
      params={params}
      searchParams={searchParams}
      title={text('report')}
    >
      <form className="mh-filters" method="get" action="/admin/report">
        <LanguageChoice value={language} own={own} text={text} />
        <button type="submit" className="btn btn--style-secondary btn--size-medium">
          {text('translationsShow')}
        </button>
      </form>
      {others && next === undefined && (
        <p>
          {linkCounts(text, {
            dead:
              links.filter(({ kind }) => kind === 'dead').length +
              others.leading.filter(({ why }) => why !== 'foreign').length +
              others.external.broken.length,
            foreign:
              links.filter(({ kind }) => kind === 'foreign').length +
              others.leading.filter(({ why }) => why === 'foreign').length,
          })}
        </p>
      )}
      {others && <LeadingLinks links={others.leading} text={text} />}
      <section>
        <h2>{text('reportDead')}</h2>
        <p>{text('reportDeadMeaning')}</p>
        <Links links={links.filter(({ kind }) => kind === 'dead')} text={text} />
      </section>
      <section>
        <h2>{text('reportForeign')}</h2>
        <p>{text('reportForeignMeaning')}</p>
        <Links links={links.filter(({ kind }) => kind === 'foreign')} text={text} />
      </section>
      {(after !== undefined || next !== undefined) && <p>{text('reportPart', { read })}</p>}
      {next !== undefined && (
        <p className="mh-actions">
          <Link prefetch={false} href={readOn(next, language)}>
            {text('reportOn')}
          </Link>
        </p>
      )}
      {others && (
        <>
          <ExternalLinks
            links={others.external}
            isOn={checksExternalLinks}
            language={req.i18n.language}
            text={text}
          />
          <LostFiles files={others.lost} text={text} />
          <UntoldPictures files={others.untold} text={text} />
          <UnusedFiles files={others.unused} language={req.i18n.language} text={text} />
          <ReportTime payload={req.payload} language={req.i18n.language} text={text} />
        </>
      )}
    </PanelView>
  )
}

/** The next texts, in the same languages. */
function readOn(after: number, language: unknown): string {
  const query = new URLSearchParams({ after: String(after) })
  if (typeof language === 'string' && language !== '') query.set('language', language)
  return `/admin/report?${query}`
}

/** One after the other: each asks for titles with the one request. */
async function findOthers(req: PayloadRequest, languages: readonly Locale[]) {
  return {
    leading: leadingIn(await findLeadingLinks(req), languages),
    external: externalIn(await findExternalLinks(req), languages),
    lost: standingIn(await findLostFiles(req), languages),
    untold: standingIn(await findUntoldPictures(req), languages),
    unused: await findUnusedMedia(),
  }
}

function Links({ links, text }: { links: BrokenLink[]; text: ReportText }) {
  if (links.length === 0) return <p className="mh-good">{text('reportNone')}</p>
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{text('reportPage')}</th>
          <th scope="col">{text('language')}</th>
          <th scope="col">{text('reportTarget')}</th>
        </tr>
      </thead>
      <tbody>
        {links.map(({ collection, document, locale, title, target }) => (
          <tr key={`${collection}/${document}/${locale}/${target}`}>
            <td>
              <Link
                prefetch={false}
                href={`/admin/collections/${collection}/${document}?locale=${locale}`}
              >
                <bdi lang={languageTag(locale)}>{title}</bdi>
              </Link>
            </td>
            <td>{nativeName(locale)}</td>
            <td>
              <bdi>{target}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
