import { SEAMAN_RECORD_PAGE, SEAMAN_SEARCH_PAGE } from '@/domain/addresses/site-pages'
import type { Locale } from '@/domain/locales/locales'
import { OLD_CV_DAYS } from '@/domain/sea-service/old-cv'
import { WAYS, PART_NAMES, partOf, type PartName } from '@/domain/sea-service/record-parts'
import { messagesIn } from '@/i18n/messages-translator'
import { FormStyle } from '@/ui/components/form/form-style'

import { pageAfter } from '../form-visitor'

interface Props {
  /** Whether staff may find the own record now. */
  isFound: boolean
  locale: Locale
}

const STYLE = `
.parts{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,340px),1fr));gap:20px}
.parts dl{display:grid;gap:8px}
.parts dt{font-size:14.5px;color:var(--muted)}
.parts dd li+li{margin-block-start:4px}
`

/** What is kept of a seafarer, part by part. It is made of one table, so that no part is left out. */
export async function PartsView({ isFound, locale }: Props) {
  const t = await messagesIn(locale, 'seaman.parts')
  return (
    <div className="frame form-page">
      <FormStyle />
      <style href="parts" precedence="form">
        {STYLE}
      </style>
      <div className="form-head">
        <h1 className="display">{t('title')}</h1>
        <p className="lede">{t('lede')}</p>
      </div>
      <div className="form-main">
        <p>{t(isFound ? 'found' : 'notFound')}</p>
        <p className="acts">
          <a href={pageAfter(SEAMAN_RECORD_PAGE, locale)} className="button">
            {t('record')}
          </a>
          <a href={pageAfter(SEAMAN_SEARCH_PAGE, locale)} className="button quiet">
            {t('choose')}
          </a>
        </p>
        <div className="parts">
          {PART_NAMES.map((name) => (
            <Part key={name} name={name} locale={locale} />
          ))}
        </div>
      </div>
    </div>
  )
}

async function Part({ name, locale }: { name: PartName; locale: Locale }) {
  const t = await messagesIn(locale, 'seaman.parts')
  const { isOfAccount, kept, seen } = partOf(name)
  const others = [
    ...(isOfAccount ? [t('staff')] : []),
    ...WAYS.flatMap((way) => {
      const how = seen[way]
      return how === 'never' ? [] : [t('seenBy', { way: t(`ways.${way}`), how: t(`how.${how}`) })]
    }),
  ]
  return (
    <section className="card form-part" aria-labelledby={`_part-${name}`}>
      <h2 id={`_part-${name}`}>{t(`${name}.title`)}</h2>
      <dl>
        <div>
          <dt>{t('purpose')}</dt>
          <dd>{t(`${name}.purpose`)}</dd>
        </div>
        <div>
          <dt>{t('time')}</dt>
          <dd>{t(`kept.${kept}`, { days: OLD_CV_DAYS })}</dd>
        </div>
        <div>
          <dt>{t('others')}</dt>
          <dd>
            {others.length === 0 ? (
              t('nobody')
            ) : (
              <ul>
                {others.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            )}
          </dd>
        </div>
      </dl>
    </section>
  )
}
