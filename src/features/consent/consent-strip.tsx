import type { Locale } from '@/domain/locales/locales'

import type { ConsentTexts } from './consent-texts'

interface Props {
  locale: Locale
  /** Public path of the page that asks one by one. */
  page: string
  /** Where the tag is loaded from. */
  tag: string
  texts: Pick<
    ConsentTexts,
    'title' | 'intro' | 'acceptAll' | 'rejectAll' | 'choose' | 'close' | 'saved'
  >
}

/** Only where consent is asked for. It stands in the page, above all else: it lies over nothing that is read. */
const STYLE = `
.consent-strip{display:none;background:var(--raised);border-block-end:1px solid var(--line);font-size:14px}
[data-ask] .consent-strip{display:block}
.consent-strip form{display:flex;flex-wrap:wrap;align-items:center;gap:8px 12px;padding-block:10px}
.consent-strip p{flex:1 1 260px;line-height:1.4;color:var(--muted)}
.consent-strip .answers{display:grid;grid-template-columns:1fr 1fr;gap:8px}
.consent-strip .button{padding-inline:12px}
.consent-strip .close{inline-size:44px;block-size:44px;border-radius:999px;font-size:24px;line-height:1;color:var(--muted)}
@media (max-width:480px){.consent-strip .answers{flex:1 1 100%}}
@media print{.consent-strip{display:none!important}}
`

/**
 * Asks what a visitor allows, first of all that is read; shown by ui/browser/page-script/consent-question.ts to those
 * who have not answered. Both answers look the same.
 */
export function ConsentStrip({ locale, page, tag, texts }: Props) {
  return (
    <>
      <style href="consent-strip" precedence="consent">
        {STYLE}
      </style>
      <section className="consent-strip" aria-label={texts.title} data-tag={tag}>
        <form method="post" action="/server/consent" className="frame" data-saved={texts.saved}>
          <input type="hidden" name="locale" value={locale} />
          <p>{texts.intro}</p>
          <div className="answers">
            <button name="decision" value="accept" className="button">
              {texts.acceptAll}
            </button>
            <button name="decision" value="reject" className="button">
              {texts.rejectAll}
            </button>
          </div>
          {/* No link: the one past the head of the page is its first. */}
          <button
            formMethod="get"
            formAction={page}
            className="bar-link underline"
            data-consent-page=""
            data-script="consent"
          >
            {texts.choose}
          </button>
          <button type="button" className="close" data-close="" aria-label={texts.close}>
            <span aria-hidden="true">×</span>
          </button>
        </form>
      </section>
    </>
  )
}
