import type { AdminViewServerProps, PayloadRequest } from 'payload'

import { isEditor, translatedByOneself } from '@/cms/access'
import {
  type DeskEntry,
  findDraftsOf,
  findFactDrafts,
} from '@/cms/publications/reading/editors-desk.queries'
import { languageTag, type Locale, LOCALES, nativeName } from '@/domain/locales/locales'
import { panelText } from '@/i18n/panel/panel-texts'

import { DeskEntries } from './desk-entries'

/** More than anybody goes through at the beginning of a day; the rest is in the lists. */
const MOST = 60

/** Of one language, and of facts. */
const MOST_OF_ONE = 8

interface Props {
  user: PayloadRequest['user'] & { collection: 'staff' }
  i18n: AdminViewServerProps['i18n']
  /** The language in which the content is read. */
  locale: string | undefined
}

/**
 * What whoever looks has written and not published, by language: a translator's own languages, or the one that an editor
 * reads, are open; the others are folded, each with its count.
 */
export async function DeskDrafts({ user, i18n, locale }: Props) {
  const mayEditAll = isEditor({ user })
  const [texts, facts] = await Promise.all([
    findDraftsOf(user.id, MOST),
    mayEditAll ? findFactDrafts(MOST_OF_ONE) : [],
  ])
  const isOpen = (one: Locale) =>
    mayEditAll ? one === locale : translatedByOneself({ user }).includes(one)
  const groups = LOCALES.map((language) => ({
    language,
    entries: texts.filter((entry) => entry.locale === language),
  })).filter(({ entries }) => entries.length > 0)
  const open = groups.filter(({ language }) => isOpen(language))
  const folded = groups.filter(({ language }) => !isOpen(language))
  return (
    <div className="mh-drafts">
      {open.map((group) => (
        <Language key={group.language} {...group} i18n={i18n} />
      ))}
      {facts.length > 0 && <DeskEntries entries={facts} i18n={i18n} />}
      {open.length + facts.length === 0 && <p>{panelText(i18n.t, 'deskNoDrafts')}</p>}
      {folded.length > 0 && (
        <details>
          <summary>
            {panelText(i18n.t, 'deskDraftsElsewhere', {
              count: folded.reduce((sum, { entries }) => sum + entries.length, 0),
            })}
          </summary>
          {folded.map((group) => (
            <Language key={group.language} {...group} i18n={i18n} />
          ))}
        </details>
      )}
    </div>
  )
}

interface LanguageProps extends Pick<Props, 'i18n'> {
  language: Locale
  entries: readonly DeskEntry[]
}

function Language({ language, entries, i18n }: LanguageProps) {
  return (
    <>
      <h3>
        <bdi lang={languageTag(language)}>{nativeName(language)}</bdi> ({entries.length})
      </h3>
      <DeskEntries entries={entries.slice(0, MOST_OF_ONE)} i18n={i18n} />
    </>
  )
}
