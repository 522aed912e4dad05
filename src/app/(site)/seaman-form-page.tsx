import { headers } from 'next/headers'
import type { ReactNode } from 'react'

import type { FormAbout } from '@/cms/services/forms/form'
import { seamanOf } from '@/cms/services/seaman-only/seaman-session.queries'
import { FORM_HEADER } from '@/domain/forms/form-post'
import { isLocale, type Locale } from '@/domain/locales/locales'
import { SEAMAN_ACCOUNT_PAGE } from '@/domain/addresses/site-pages'
import { MemberBarIfAny } from '@/features/seamen/member-bar'
import { OldCvBeside } from '@/features/seamen/old-cv/old-cv-beside'
import {
  LinkForThisBrowser,
  NoPassword,
  SeamanClosed,
  SeamanDone,
  SeamanWays,
  SignInFirst,
} from '@/features/seamen/seaman-form-parts'
import { TypedIsKept } from '@/features/seamen/typed-is-kept'

import { FormPage } from './form-page'
import { signIn } from './members-page'

type Props = Pick<Parameters<typeof FormPage>[0], 'form' | 'params' | 'path'> & {
  /** What it is well to know before it is sent. */
  before?: (locale: Locale, about: FormAbout) => ReactNode
}

/** The page of a form about an account: what was done before it, and the ways from it. */
export async function SeamanFormPage({ before, ...props }: Props) {
  const { form, params, path } = props
  const { locale, ...ofPath } = await params
  const isOfAccount = path(ofPath).startsWith(`${SEAMAN_ACCOUNT_PAGE}/`)
  if (isOfAccount && isLocale(locale)) await askForSession(locale, path(ofPath))
  return (
    <FormPage
      {...props}
      bar={(of, at) => isOfAccount && <MemberBarIfAny locale={of} path={at} />}
      above={(about, of, at) =>
        Promise.resolve(
          <>
            <SeamanDone about={about} locale={of} />
            <TypedIsKept about={about} locale={of} />
            {before?.(of, about)}
            <LinkForThisBrowser about={about} locale={of} />
            <SignInFirst about={about} locale={of} path={at} />
            <NoPassword form={form} about={about} locale={of} path={at} />
          </>,
        )
      }
      aside={(about, of) =>
        Promise.resolve(
          <>
            <OldCvBeside form={form.name} about={about} locale={of} />
            <SeamanWays form={form.name} about={about} locale={of} />
          </>,
        )
      }
      closed={(of, { next }, isGone) => SeamanClosed({ form: form.name, locale: of, next, isGone })}
    />
  )
}

/** Redirects an anonymous visitor to the sign-in. A refused form is still shown while the database does not answer. */
async function askForSession(locale: Locale, path: string): Promise<void> {
  const request = await headers()
  if (request.has(FORM_HEADER)) return
  if (!(await seamanOf(request.get('cookie') ?? ''))) signIn(locale, path)
}
