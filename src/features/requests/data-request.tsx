import { getTranslations } from 'next-intl/server'

interface Props {
  /** Public path of the form. */
  href: string
}

/** The way to the form by which readers ask about the data that is kept of them. */
export async function DataRequest({ href }: Props) {
  const t = await getTranslations('forms.data')
  return (
    <p>
      <a href={href} className="button">
        {t('title')}
      </a>
    </p>
  )
}
