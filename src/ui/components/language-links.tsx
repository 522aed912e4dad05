import { languageTag, type Locale, nativeName } from '@/domain/locales/locales'

/** Where a page is in one language. */
export interface LanguageLink {
  locale: Locale
  href: string
}

interface Props {
  current: Locale
  languages: LanguageLink[]
  /** The class of each link. */
  linkClass: string
  className?: string
  labelledBy?: string
}

/** A list of languages, each named in itself and in its own script. */
export function LanguageLinks({ current, languages, linkClass, className, labelledBy }: Props) {
  return (
    <ul className={className} aria-labelledby={labelledBy}>
      {languages.map(({ locale, href }) => (
        <li key={locale}>
          <a
            href={href}
            lang={languageTag(locale)}
            hrefLang={languageTag(locale)}
            aria-current={locale === current ? 'true' : undefined}
            className={linkClass}
          >
            {nativeName(locale)}
          </a>
        </li>
      ))}
    </ul>
  )
}
