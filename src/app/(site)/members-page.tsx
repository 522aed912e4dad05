import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import type { ReactNode } from 'react'

import { signInAddress } from '@/cms/services/seaman-only/sign-in-address'
import type { Locale } from '@/domain/locales/locales'
import { publicPath } from '@/domain/addresses/paths'
import { env } from '@/env'
import type { ForMembers } from '@/features/seaman-services/seaman-services.queries'
import { MemberBar, StaffBar } from '@/features/seamen/member-bar'
import { NotAdmitted } from '@/features/seamen/not-admitted'
import { getSite } from '@/features/site/site.queries'
import { BrowserScript } from '@/ui/components/browser-script'

import { EveryLanguageFrame } from './every-language-frame'

interface Props<Told> {
  locale: Locale
  /** Content path, the same in every language. */
  path: string
  guarded: ForMembers<Told>
  /** Where staff write it. */
  panel: string
  /** With what is told, and whether it is somebody of the staff who looks. */
  children: (told: Told, isStaff: boolean) => ReactNode
}

/**
 * A page for members: who is not signed in goes to the sign-in and comes back, who is not admitted reads why. What the
 * page shows was read behind the guard; here it is only laid out.
 */
export async function MembersPage<Told>(props: Props<Told>) {
  const { locale, path, guarded, panel, children } = props
  const query = (await headers()).get('x-mh-query') ?? ''
  if (guarded.kind === 'signedOut') signIn(locale, path, query)
  return (
    <EveryLanguageFrame locale={locale} site={await getSite(locale)} path={path} query={query}>
      {guarded.seaman ? (
        <MemberBar seaman={guarded.seaman} locale={locale} path={path} />
      ) : (
        <StaffBar panel={panel} locale={locale} path={path} />
      )}
      {guarded.kind === 'open' ? (
        children(guarded.told, guarded.seaman === undefined)
      ) : (
        <NotAdmitted seaman={guarded.seaman} locale={locale} />
      )}
      <BrowserScript name="form" />
    </EveryLanguageFrame>
  )
}

/** Leads to the sign-in, and back to what was asked for. */
export function signIn(locale: Locale, path: string, query = ''): never {
  redirect(signInAddress(locale, publicPath({ locale, path }, env.DEFAULT_LOCALE) + query))
}
