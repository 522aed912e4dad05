import type { Locale } from '@/domain/locales/locales'
import { getNavigation } from '@/features/navigation/navigation.queries'
import { messagesIn } from '@/i18n/messages-translator'
import { HelpLink } from '@/ui/components/help-link'

/** A link to the help page below a search. It is empty when editors have chosen no such page. */
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
