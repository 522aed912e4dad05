import type { DefaultServerCellComponentProps } from 'payload'

import { TitleCell } from '@/cms/desk/editing/title-cell'
import { isLocale } from '@/domain/locales/locales'
import { VOCABULARIES } from '@/domain/vocabulary/languages'
import type { Vacancy } from '@/payload-types'

import { findCompanyName } from '../company-names.queries'

/** What a vacancy is called in a list: rank, vessel and company, in the language of the panel. */
export async function VacancyCell({
  rowData,
  collectionSlug,
  i18n,
  link,
}: DefaultServerCellComponentProps) {
  // Forms draw the cells of columns that are no fields too, and have no row (3.90.1).
  if (rowData === undefined) return null
  const { id, company, deletedAt, rank, vesselType } = rowData as Partial<Vacancy>
  const { ranks, vesselTypes } = VOCABULARIES[isLocale(i18n.language) ? i18n.language : 'en']
  const companyId = typeof company === 'object' ? company?.id : company
  const name = [
    rank && ranks[rank].label,
    vesselType && vesselTypes[vesselType].label,
    companyId && (await findCompanyName(companyId)),
  ]
  return (
    <TitleCell
      cellData={name.filter(Boolean).join(' · ') || `#${id}`}
      collectionSlug={collectionSlug}
      field={{ name: 'title', type: 'text' }}
      link={link ?? false}
      rowData={{ id, deletedAt }}
      {...(deletedAt && { viewType: 'trash' as const })}
    />
  )
}
