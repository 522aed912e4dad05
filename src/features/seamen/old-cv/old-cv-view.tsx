import type { FormAbout } from '@/cms/services/forms/form'
import { SEAMAN_OLD_CV_PAGE, SEAMAN_RECORD_PAGE } from '@/domain/addresses/site-pages'
import type { Locale } from '@/domain/locales/locales'
import { MOST_CV_LETTERS, pagesOfCv } from '@/domain/sea-service/old-cv'
import { messagesIn } from '@/i18n/messages-translator'
import { FormStyle } from '@/ui/components/form/form-style'

import { pageAfter } from '../form-visitor'
import { isOfOldCv } from './old-cv.form'
import { OldCvStyle, OldCvText } from './old-cv-text'

/** Above the form that takes one: the text of the old CV, page by page, with the button that removes it. */
export async function OldCvView({ about, locale }: { about: FormAbout; locale: Locale }) {
  if (!isOfOldCv(about) || !about.oldCv) return null
  const t = await messagesIn(locale, 'seaman.oldCv')
  const { isCut, text, until } = about.oldCv
  const pages = pagesOfCv(text)
  const page = pages[about.page - 1] === undefined ? 1 : about.page
  const to = (number: number) => `${pageAfter(SEAMAN_OLD_CV_PAGE, locale)}?page=${number}`
  return (
    <>
      <FormStyle />
      <OldCvStyle />
      <section className="card form-part old-cv" aria-labelledby="_old-cv-text">
        <div>
          <h2 id="_old-cv-text">{t('text')}</h2>
          <p className="hint">{t('until', { until })}</p>
        </div>
        {pages.length > 1 && <p>{t('page', { page, pages: pages.length })}</p>}
        <OldCvText label={t('text')} text={pages[page - 1] ?? ''} />
        {isCut && page === pages.length && (
          <p className="hint">{t('cut', { most: MOST_CV_LETTERS })}</p>
        )}
        <p className="acts">
          {page > 1 && (
            <a href={to(page - 1)} className="button quiet">
              {t('previous')}
            </a>
          )}
          {page < pages.length && (
            <a href={to(page + 1)} className="button quiet">
              {t('next')}
            </a>
          )}
          <a href={pageAfter(SEAMAN_RECORD_PAGE, locale)} className="button">
            {t('fill')}
          </a>
        </p>
        <form method="post" action={pageAfter(`${SEAMAN_OLD_CV_PAGE}/remove`, locale)}>
          <button className="button quiet">{t('remove')}</button>
        </form>
      </section>
    </>
  )
}
