import { getTranslations } from 'next-intl/server'

interface Props {
  /** Public path of the form. */
  href: string
  /** Public path of the page that says a seafarer what is kept in the account, part by part. */
  parts: string
}

/** The ways to what is kept of a reader: the form by which one asks, and for an account the page of its parts. */
export async function DataRequest({ href, parts }: Props) {
  const t = await getTranslations('forms.data')
  const ofAccount = await getTranslations('seaman.parts')
  return (
    <p>
      <a href={href} className="button">
        {t('title')}
      </a>{' '}
      <a href={parts} className="button quiet" rel="nofollow">
        {ofAccount('linked')}
      </a>
    </p>
  )
}
