import { type Locale, nativeName } from '@/domain/locales/locales'

import { Icon } from './icon'
import { type LanguageLink, LanguageLinks } from './language-links'

interface Props {
  current: Locale
  /** `translated` is false where the page is shown from the source language. */
  languages: (LanguageLink & { translated: boolean })[]
  /**
   * `switcher` begins with what stands on it: the code and the name of the language. `translated` heads the
   * languages that have this page; it is absent on a page of no language.
   */
  labels: { switcher: string; missing: string; translated: string | undefined }
}

/** Every language in its own script, those that have this page first. Plain links in a `<details>`. */
export function LanguageSwitcher({ current, languages, labels }: Props) {
  const groups = [
    {
      id: '_translated',
      title: labels.translated,
      members: languages.filter((language) => language.translated),
    },
    {
      id: '_missing',
      title: labels.missing,
      members: languages.filter((language) => !language.translated),
    },
  ]
  return (
    <details className="menu sm:relative" name="site-menu">
      <summary className="chip" aria-label={labels.switcher}>
        <b className="uppercase">{current}</b>
        <span className="max-sm:hidden min-[1000px]:max-[1199px]:hidden">
          {nativeName(current)}
        </span>
        <Icon name="chevron-down" className="small max-sm:hidden" />
      </summary>
      <div className="card menu-panel sm:start-auto sm:end-0 sm:top-[58px] sm:w-96">
        {groups
          .filter(({ members }) => members.length > 0)
          .map(({ id, title, members }) => (
            <div key={id}>
              {title !== undefined && (
                <p id={id} className="menu-title">
                  {title}
                </p>
              )}
              <LanguageLinks
                current={current}
                languages={members}
                linkClass="menu-link"
                className="grid grid-cols-2 gap-0.5"
                {...(title !== undefined && { labelledBy: id })}
              />
            </div>
          ))}
      </div>
    </details>
  )
}
