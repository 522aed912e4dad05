import { ChevronDown } from 'lucide-react'

import { direction, languageTag, type Locale, nativeName } from '@/domain/locales'

interface Props {
  current: Locale
  languages: { locale: Locale; href: string; translated: boolean }[]
  labels: { choose: string; missing: string; count: string | undefined }
}

/** Every language in its own script, saying which have this page. Plain links in a `<details>`. */
export function LanguageSwitcher({ current, languages, labels }: Props) {
  return (
    <details className="group relative" name="site-menu">
      <summary className="chip" aria-label={`${labels.choose}: ${nativeName(current)}`}>
        <span className="uppercase">{current}</span>
        <span className="max-sm:hidden">{nativeName(current)}</span>
        <ChevronDown aria-hidden="true" className="size-4 transition group-open:rotate-180" />
      </summary>
      <div className="card absolute end-0 z-10 mt-2 w-72 max-w-[calc(100vw-48px)] p-2">
        {labels.count !== undefined && (
          <p className="px-3 py-2 text-sm text-muted">{labels.count}</p>
        )}
        <ul className="max-h-[70dvh] overflow-y-auto">
          {languages.map(({ locale, href, translated }) => (
            <li key={locale}>
              <a
                href={href}
                hrefLang={languageTag(locale)}
                aria-current={locale === current ? 'true' : undefined}
                className="flex min-h-11 items-center justify-between gap-3 rounded-lg px-3 text-[15px] hover:bg-soft aria-[current]:bg-soft aria-[current]:font-semibold"
              >
                <span lang={languageTag(locale)} dir={direction(locale)}>
                  {nativeName(locale)}
                </span>
                {!translated && (
                  <span className="text-end text-xs text-muted">{labels.missing}</span>
                )}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </details>
  )
}
