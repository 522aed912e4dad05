import type { Locale } from '@/domain/locales/locales'
import { getNavigation } from '@/features/navigation/navigation.queries'
import { messagesIn } from '@/i18n/messages-translator'
import { HelpLink } from '@/ui/components/help-link'

/** The way to who helps, from where a search ends; nothing where editors chose no such page. */
export async function ToHelp({ locale }: { locale: Locale }) {
  const { help } = await getNavigation(locale)
  if (!help) return null
  const t = await messagesIn(locale, 'home')
  return (
    <HelpLink href={help.href} className="my-5">
      {t.rich('inTrouble', { b: (chunks) => <b>{chunks}</b> })}
    </HelpLink>
  )
}
