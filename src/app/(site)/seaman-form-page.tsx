import { SEAMAN_ACCOUNT_PAGE } from '@/domain/site-pages'
import { MemberBarIfAny } from '@/features/seamen/member-bar'
import { SeamanClosed, SeamanDone, SeamanWays } from '@/features/seamen/seaman-form-parts'

import { FormPage } from './form-page'

type Props = Pick<Parameters<typeof FormPage>[0], 'form' | 'params' | 'path'>

/** The page of a form about an account: what was done before it, and the ways from it. */
export function SeamanFormPage(props: Props) {
  const { form } = props
  return (
    <FormPage
      {...props}
      bar={(locale, path) =>
        path.startsWith(`${SEAMAN_ACCOUNT_PAGE}/`) && <MemberBarIfAny locale={locale} path={path} />
      }
      above={(about, locale) => SeamanDone({ about, locale })}
      aside={(_about, locale) => SeamanWays({ form: form.name, locale })}
      closed={(locale) => SeamanClosed({ form: form.name, locale })}
    />
  )
}
