import { getTranslations } from 'next-intl/server'

import { DataTableStyle } from '@/ui/components/data-table-style'
import { REQUEST_KINDS, type RequestPeriods } from '@/domain/forms/requests'

interface Props {
  periods: RequestPeriods
}

/** How long what visitors send is kept. */
export async function RetentionPeriods({ periods }: Props) {
  const t = await getTranslations('periods')
  return (
    <div className="data-table">
      <DataTableStyle />
      <table>
        <caption className="sr-only">{t('caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('what')}</th>
            <th scope="col">{t('kept')}</th>
          </tr>
        </thead>
        <tbody>
          {([...REQUEST_KINDS, 'file'] as const).map((kind) => (
            <tr key={kind}>
              <th scope="row">{t(`kinds.${kind}`)}</th>
              <td>{t('months', { count: periods[`${kind}Months`] })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
