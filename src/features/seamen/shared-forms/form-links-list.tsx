import type { FormAbout } from '@/cms/services/forms/form'
import { SEAMAN_LINKS_PAGE, SEAMAN_RECORD_PAGE } from '@/domain/addresses/site-pages'
import { languageTag, type Locale, nativeName } from '@/domain/locales/locales'
import { fieldOfPart } from '@/domain/sea-service/chosen-record'
import { formTexts } from '@/cms/services/forms/form-texts'
import { FormStyle } from '@/ui/components/form/form-style'
import { formattingTag, messagesIn } from '@/i18n/messages-translator'

import { pageAfter } from '../form-visitor'
import { type FormLink, ownFormLinks } from './form-links.queries'
import { isOfLinks, mayShare } from './record-link.form'

const STYLE = `
.form-links{margin-block-end:20px}
.form-links li{display:grid;gap:4px;padding-block:12px;font-size:15px;overflow-wrap:anywhere}
.form-links li+li{border-block-start:1px solid var(--line)}
.form-links h3{font-size:16px}
.form-links .hint,.form-links li p{font-size:14.5px;color:var(--muted)}
.form-links summary{display:inline-flex;align-items:center;min-block-size:44px;color:var(--accent);cursor:pointer}
.form-links code{display:block;overflow-wrap:anywhere;text-align:start}
`

interface Props {
  about: FormAbout
  locale: Locale
}

/** Above the form that makes one: the links of the account, each with who opened it how often, and the button that ends it. */
export async function FormLinksList({ about, locale }: Props) {
  if (!isOfLinks(about)) return null
  const t = await messagesIn(locale, 'seaman.links')
  const links = await ownFormLinks(about.seaman.id)
  const newest = about.done === 'linkMade' ? links[0]?.id : undefined
  return (
    <>
      <FormStyle />
      <style href="form-links" precedence="form">
        {STYLE}
      </style>
      {about.offered.length === 0 && (
        <p className="py-4">
          {t('none')}{' '}
          <a className="underline underline-offset-4" href={pageAfter(SEAMAN_RECORD_PAGE, locale)}>
            {t('fill')}
          </a>
        </p>
      )}
      {!mayShare(about.seaman) && <p className="py-4">{t('confirmFirst')}</p>}
      {links.length > 0 && (
        <section className="card form-part form-links" aria-labelledby="_links">
          <h2 id="_links" className="text-[18px]">
            {t('list')}
          </h2>
          <ul>
            {links.map((link) => (
              <Link key={link.id} link={link} locale={locale} isOpen={link.id === newest} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

async function Link({ link, locale, isOpen }: { link: FormLink; locale: Locale; isOpen: boolean }) {
  const t = await messagesIn(locale, 'seaman.links')
  const { address, company, expiresAt, firstOpenedAt, isOver, language, lastOpenedAt, opened } =
    link
  const { own } = await formTexts({ name: 'record-link' }, { words: {} }, locale)
  const parts = new Intl.ListFormat(formattingTag(locale), { type: 'unit' }).format(
    link.parts.map((part) => own(`${fieldOfPart(part)}.label`)),
  )
  // The last day on which it works.
  const until = new Date(expiresAt.getTime() - 1)
  return (
    <li>
      <h3>
        <bdi>{company}</bdi>
      </h3>
      <p>
        {t(isOver ? 'over' : 'until', { until })} ·{' '}
        <bdi lang={languageTag(language)}>{nativeName(language)}</bdi>
      </p>
      {parts !== '' && <p>{parts}</p>}
      <p>
        {firstOpenedAt && lastOpenedAt
          ? t('opened', { count: opened, first: firstOpenedAt, last: lastOpenedAt })
          : t('notOpened')}
      </p>
      {!isOver && address === undefined && <p>{t('notShown')}</p>}
      {address !== undefined && (
        <details open={isOpen}>
          <summary>{t('show')}</summary>
          <code dir="ltr">{address}</code>
        </details>
      )}
      <form method="post" action={pageAfter(`${SEAMAN_LINKS_PAGE}/${link.id}/end`, locale)}>
        <button className="button quiet">{t(isOver ? 'remove' : 'end')}</button>
      </form>
    </li>
  )
}
