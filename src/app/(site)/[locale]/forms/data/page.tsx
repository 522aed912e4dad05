import type { Metadata } from 'next'

import { DATA_FORM } from '@/domain/forms/form-addresses'
import { readReference } from '@/domain/forms/request-reference'
import { dataForm } from '@/features/requests/data.form'

import { FormPage, formMetadata } from '../../../form-page'

// It is rendered for one visitor, with a key of its own.
export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ locale: string }>
}

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return formMetadata({ form: dataForm, params })
}

/** Where somebody asks about the data that is kept of them. */
export default function DataFormPage({ params }: Props) {
  return (
    <FormPage
      form={dataForm}
      params={params}
      path={() => DATA_FORM}
      initial={(query) => ({
        ask: query.get('ask') ?? '',
        references: readReference(query.get('reference') ?? '') ?? '',
      })}
    />
  )
}
