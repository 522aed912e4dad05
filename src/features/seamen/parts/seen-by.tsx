import type { Locale } from '@/domain/locales/locales'
import { WAYS, PART_NAMES, partOf } from '@/domain/sea-service/record-parts'
import { formattingTag, messagesIn } from '@/i18n/messages-translator'

interface Props {
  way: (typeof WAYS)[number]
  locale: Locale
}

/** What is seen by a way, and what never is, above the form that opens it. */
export async function SeenBy({ way, locale }: Props) {
  const t = await messagesIn(locale, 'seaman.parts')
  const list = new Intl.ListFormat(formattingTag(locale), { type: 'conjunction' })
  const named = (isSeen: boolean) =>
    list.format(
      PART_NAMES.filter((name) => (partOf(name).seen[way] !== 'never') === isSeen).map((name) =>
        t(`${name}.title`),
      ),
    )
  return (
    <dl className="typed">
      <div>
        <dt>{t('isSeen')}</dt>
        <dd>{named(true)}</dd>
      </div>
      <div>
        <dt>{t('isNotSeen')}</dt>
        <dd>{named(false)}</dd>
      </div>
    </dl>
  )
}
