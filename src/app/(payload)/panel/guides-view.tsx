import Link from 'next/link'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'

import { translatedByOneself } from '@/cms/access'
import { isLocale, languageTag, nativeName } from '@/domain/locales/locales'
import { env } from '@/env'
import { answersAboutAll, guideTitles } from '@/features/docs/guide-answers.queries'
import { panelText } from '@/i18n/panel/panel-texts'

import { askedLanguages, LanguageChoice } from './asked-languages'
import { PanelView } from './panel-view'

/** Which guides readers found of use, by the language of the text. */
export async function GuidesOfUse({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult
  if (req.user?.collection !== 'staff') redirect('/admin/login?redirect=/admin/guides')
  const text = (key: Parameters<typeof panelText>[1]) => panelText(req.t, key)
  const own = translatedByOneself(req)
  const language = searchParams?.language
  const guides = await answersAboutAll(req, askedLanguages(language, own))
  const titles = await guideTitles(
    req.payload,
    guides.map(({ guide }) => guide),
    isLocale(req.i18n.language) ? req.i18n.language : env.SOURCE_LOCALE,
  )
  return (
    <PanelView
      initPageResult={initPageResult}
      params={params}
      searchParams={searchParams}
      title={text('guideAnswersReport')}
    >
      <form className="mh-filters" method="get" action="/admin/guides">
        <LanguageChoice value={language} own={own} text={text} />
        <button type="submit" className="btn btn--style-secondary btn--size-medium">
          {text('translationsShow')}
        </button>
      </form>
      <p>{text('guideAnswersReportMeaning')}</p>
      {guides.length === 0 && <p>{text('guideAnswersNone')}</p>}
      {guides.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{text('guideAnswersTitle')}</th>
              <th scope="col">{text('language')}</th>
              <th scope="col">{text('guideAnswersYes')}</th>
              <th scope="col">{text('guideAnswersNo')}</th>
              <th scope="col">{text('guideAnswersSentences')}</th>
            </tr>
          </thead>
          <tbody>
            {guides.map(({ guide, locale, yes, no, sentences }) => {
              const title = titles.get(guide)
              return (
                <tr key={`${guide}/${locale}`}>
                  <td>
                    <Link
                      prefetch={false}
                      href={`/admin/collections/docs/${guide}?locale=${locale}`}
                    >
                      <bdi lang={title && languageTag(title.locale)}>
                        {title?.title ?? `#${guide}`}
                      </bdi>
                    </Link>
                  </td>
                  <td>
                    <bdi lang={languageTag(locale)}>{nativeName(locale)}</bdi>
                  </td>
                  <td>{yes}</td>
                  <td>{no}</td>
                  <td>{sentences}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      )}
    </PanelView>
  )
}
