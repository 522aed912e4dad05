import { getTranslations } from 'next-intl/server'

import { guideForm } from '@/domain/forms/form-addresses'
import type { Locale } from '@/domain/locales/locales'
import { publicPath } from '@/domain/addresses/paths'
import { env } from '@/env'

interface Props {
  /** Id of the document. */
  guide: string
  locale: Locale
}

/** Asks whether a guide was of use. It is the same for every reader: what is answered is counted by the form's own page. */
export async function GuideQuestion({ guide, locale }: Props) {
  const t = await getTranslations('docs.answer')
  const lost = (await getTranslations('requests'))('unreachable')
  const path = guideForm(Number(guide))
  return (
    <form
      method="post"
      action={publicPath({ locale, path }, env.DEFAULT_LOCALE)}
      aria-labelledby="_of-use"
      className="of-use"
      data-script="reading"
      data-counted={t('counted')}
      data-more={t('more')}
      data-lost={lost}
    >
      <span id="_of-use">{t('question')}</span>
      <button name="useful" value="yes" className="button quiet">
        {t('yes')}
      </button>
      <button name="useful" value="no" className="button quiet">
        {t('no')}
      </button>
    </form>
  )
}
