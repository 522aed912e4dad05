import type { StoredScan } from '@/cms/services/files/scan-store'
import { FORM_FILE_TYPES } from '@/domain/forms/form-file'
import { fileSize } from '@/domain/forms/file-size'
import type { Locale } from '@/domain/locales/locales'
import { formattingTag, messagesIn } from '@/i18n/messages-translator'

interface Props {
  scan: StoredScan
  /** The name of its paper. */
  what: string
  locale: Locale
}

/** The way to the scan of a paper; a sentence where no key that is here opens it. */
export async function Scan({ scan: { paper, type, size, isReadable }, what, locale }: Props) {
  const t = await messagesIn(locale, 'seaman.record')
  if (!isReadable) return <p>{t('scanLocked')}</p>
  const text = t('scan', { kind: kindOf(type), size: sizeIn(size, locale) })
  return (
    <p className="acts">
      <a href={`/server/seaman/scans/${paper}`} aria-label={`${text}: ${what}`}>
        {text}
      </a>
    </p>
  )
}

/** As programs call it in every language. */
function kindOf(type: string): string {
  const ending = Object.entries(FORM_FILE_TYPES).find(([known]) => known === type)?.[1] ?? ''
  return ending.slice(1).toUpperCase()
}

function sizeIn(bytes: number, locale: Locale): string {
  const { value, unit } = fileSize(bytes)
  const format = { style: 'unit', unit, unitDisplay: 'short' } as const
  return new Intl.NumberFormat(formattingTag(locale), format).format(value)
}
