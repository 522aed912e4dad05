import Link from 'next/link'
import type { UIFieldServerProps } from 'payload'

import { languageTag, nativeName } from '@/domain/locales/locales'
import { panelText } from '@/i18n/panel/panel-texts'

import { answersAbout, type Sentence } from '../guide-answers.queries'

/** What readers say of a guide, in its form: how often it was of use, by language, and the newest of their sentences. */
export async function GuideAnswers({ id, req }: UIFieldServerProps) {
  if (id === undefined || req.user?.collection !== 'staff') return null
  const { counts, sentences } = await answersAbout(req, Number(id))
  const text = (key: Parameters<typeof panelText>[1]) => panelText(req.t, key)
  const all = new URLSearchParams({ 'where[guide][equals]': String(id) })
  return (
    <section className="field-type mh-answers" aria-labelledby="mh-answers">
      <h3 id="mh-answers">{text('guideAnswersQuestion')}</h3>
      {counts.length === 0 && <p>{text('guideAnswersNone')}</p>}
      {counts.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{text('language')}</th>
              <th scope="col">{text('guideAnswersYes')}</th>
              <th scope="col">{text('guideAnswersNo')}</th>
            </tr>
          </thead>
          <tbody>
            {counts.map(({ locale, yes, no }) => (
              <tr key={locale}>
                <th scope="row">
                  <bdi lang={languageTag(locale)}>{nativeName(locale)}</bdi>
                </th>
                <td>{yes}</td>
                <td>{no}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {sentences.length > 0 && (
        <>
          <ul>
            {sentences.map((sentence) => (
              <Said
                key={sentence.id}
                sentence={sentence}
                answer={text(sentence.isUseful ? 'guideAnswersYes' : 'guideAnswersNo')}
              />
            ))}
          </ul>
          <p>
            <Link prefetch={false} href={`/admin/collections/guide-answers?${all}`}>
              {text('guideAnswersAll')}
            </Link>
          </p>
        </>
      )}
    </section>
  )
}

function Said({ sentence: { locale, text }, answer }: { sentence: Sentence; answer: string }) {
  return (
    <li>
      {/* Whatever language a reader writes in. */}
      <span dir="auto">{text}</span>{' '}
      <small>
        {answer}, <bdi lang={languageTag(locale)}>{nativeName(locale)}</bdi>
      </small>
    </li>
  )
}
