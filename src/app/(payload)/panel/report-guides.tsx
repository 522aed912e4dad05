import Link from 'next/link'

import { languageTag, nativeName } from '@/domain/locales'
import type { AnswerCounts } from '@/features/docs/guide-answers.queries'

import type { ReportText } from './report-places'

/** Which guides readers found of use, by the language of the text. */
export function GuidesOfUse({ guides, text }: { guides: AnswerCounts[]; text: ReportText }) {
  return (
    <section>
      <h2>{text('guideAnswersReport')}</h2>
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
            {guides.map(({ guide, locale, title, yes, no, sentences }) => (
              <tr key={`${guide}/${locale}`}>
                <td>
                  <Link prefetch={false} href={`/admin/collections/docs/${guide}?locale=${locale}`}>
                    <bdi lang={languageTag(locale)}>{title ?? `#${guide}`}</bdi>
                  </Link>
                </td>
                <td>{nativeName(locale)}</td>
                <td>{yes}</td>
                <td>{no}</td>
                <td>{sentences}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
