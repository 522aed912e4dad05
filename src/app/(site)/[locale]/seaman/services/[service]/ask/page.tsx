import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'

import type { FormAbout } from '@/cms/services/forms/form'
import { isLocale, type Locale } from '@/domain/locales/locales'
import { publicPath } from '@/domain/addresses/paths'
import { askForService, servicePage } from '@/domain/members/seaman-service-addresses'
import { SEAMAN_ACCOUNT_PAGE, SEAMAN_SERVICES_PAGE } from '@/domain/addresses/site-pages'
import { env } from '@/env'
import { isAsk } from '@/features/seaman-services/ask.form'
import { getService } from '@/features/seaman-services/seaman-services.queries'
import { StaffAsksNot } from '@/features/seaman-services/staff-asks-not'
import { ServiceBrief } from '@/features/seaman-services/service-brief'
import { MemberBarIfAny } from '@/features/seamen/member-bar'
import { SeamanClosed } from '@/features/seamen/seaman-form-parts'
import { messagesIn } from '@/i18n/messages-translator'

import { askForm } from '../../../../../../service-with-form'
import { FormPage, formMetadata } from '../../../../../form-page'
import { MembersPage, signIn } from '../../../../../members-page'
import { papersAboveAsk } from '../../../../../papers-above-ask'

// It is rendered for one visitor, with a key of its own.
export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ locale: string; service: string }>
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return formMetadata({ form: askForm, params })
}

/** Where a member asks for a service. */
export default async function AskPage({ params }: Props) {
  const { locale, service } = await params
  if (!isLocale(locale)) notFound()
  const path = askForService(Number(service))
  const guarded = await getService(await headers(), locale, Number(service))
  if (guarded.kind === 'signedOut') signIn(locale, path)
  if (guarded.kind === 'open' && !guarded.told) notFound()
  if (!guarded.seaman || guarded.kind === 'notAdmitted') {
    const panel = `/admin/collections/seaman-services/${service}`
    return (
      <MembersPage locale={locale} path={path} guarded={guarded} panel={panel}>
        {(told) => told && <StaffAsksNot service={told} locale={locale} />}
      </MembersPage>
    )
  }
  return (
    <FormPage
      form={askForm}
      params={params}
      path={() => path}
      bar={(of, at) => <MemberBarIfAny locale={of} path={at} />}
      above={papersAboveAsk}
      aside={aside}
      closed={(of) => SeamanClosed({ form: askForm.name, locale: of })}
      onward={onward}
    />
  )
}

const to = (locale: Locale, path: string) => publicPath({ locale, path }, env.DEFAULT_LOCALE)

function aside(about: FormAbout, locale: Locale) {
  const shown = isAsk(about) && (
    <ServiceBrief
      service={about.service}
      page={to(locale, servicePage(about.service.id))}
      locale={locale}
    />
  )
  return Promise.resolve(shown)
}

async function onward(_about: FormAbout, locale: Locale) {
  const t = await messagesIn(locale, 'forms.service.onward')
  return (
    <>
      <a href={to(locale, SEAMAN_ACCOUNT_PAGE)} className="button">
        {t('account')}
      </a>
      <a href={to(locale, SEAMAN_SERVICES_PAGE)} className="button quiet">
        {t('services')}
      </a>
    </>
  )
}
