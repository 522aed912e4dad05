import type { Locale } from '@/domain/locales/locales'
import { OLD_CV_DAYS } from '@/domain/sea-service/old-cv'
import { PART_NAMES, partOf } from '@/domain/sea-service/record-parts'
import { messagesIn } from '@/i18n/messages-translator'
import { DataTableStyle } from '@/ui/components/data-table-style'

/** What becomes of the own record beside its parts. */
const BESIDE = ['sentForms', 'links', 'found', 'import'] as const

/** How long all that an account of a seafarer holds is kept. It is made of the table of parts, so that no part is left out. */
export async function AccountLifetimes({ locale }: { locale: Locale }) {
  const t = await messagesIn(locale, 'seaman.parts')
  const rows: [what: string, kept: string][] = [
    ...PART_NAMES.map((name): [string, string] => [
      t(`${name}.title`),
      t(`kept.${partOf(name).kept}`, { days: OLD_CV_DAYS }),
    ]),
    ...BESIDE.map((name): [string, string] => [
      t(`beside.${name}.title`),
      t(`beside.${name}.kept`),
    ]),
  ]
  return (
    <div className="data-table mt-5">
      <DataTableStyle />
      <table>
        <caption className="sr-only">{t('lifetimes')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('what')}</th>
            <th scope="col">{t('time')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([what, kept]) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{kept}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
