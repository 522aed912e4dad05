import { getTranslation } from '@payloadcms/translations'
import Link from 'next/link'
import type { DefaultServerCellComponentProps, Payload, ServerFieldBase } from 'payload'
import { cache, type ReactNode } from 'react'

import { readTogether } from '@/cms/publications/reading/read-together'
import { isLocale, languageTag } from '@/domain/locales/locales'
import { env } from '@/env'
import { panelText } from '@/i18n/panel/panel-texts'

import { guideTitles } from '../guide-answers.queries'

type Translate = Parameters<typeof panelText>[0]

/** Once for all rows of a list. */
const titlesIn = cache((payload: Payload, language: string) =>
  readTogether((ids: number[]) =>
    guideTitles(payload, ids, isLocale(language) ? language : env.SOURCE_LOCALE),
  ),
)

/** The guide by its title, in the language of the panel where it has one, leading to it. */
async function Guide({ payload, guide, language }: GuideProps) {
  const found = await titlesIn(payload, language)(guide)
  return (
    <Link prefetch={false} href={`/admin/collections/docs/${guide}`}>
      <bdi lang={found && languageTag(found.locale)}>{found?.title ?? `#${guide}`}</bdi>
    </Link>
  )
}

interface GuideProps {
  payload: Payload
  guide: number
  /** Of the panel. */
  language: string
}

const usefulness = (t: Translate, isUseful: unknown) =>
  panelText(t, isUseful === true ? 'guideAnswersYes' : 'guideAnswersNo')

/** In the list. */
export function GuideCell({ cellData, payload, i18n }: DefaultServerCellComponentProps) {
  return <Guide payload={payload} guide={Number(cellData)} language={i18n.language} />
}

/** In the list. */
export function UsefulCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  return usefulness(i18n.t as Translate, cellData)
}

/** In the form, which nobody changes. */
export function GuideFact({ clientField, data, req }: ServerFieldBase) {
  return (
    <Fact clientField={clientField} req={req}>
      <Guide payload={req.payload} guide={Number(data.guide)} language={req.i18n.language} />
    </Fact>
  )
}

/** In the form, which nobody changes. */
export function UsefulFact({ clientField, data, req }: ServerFieldBase) {
  return (
    <Fact clientField={clientField} req={req}>
      {usefulness(req.t, data.isUseful)}
    </Fact>
  )
}

function Fact({
  clientField,
  req,
  children,
}: Pick<ServerFieldBase, 'clientField' | 'req'> & { children: ReactNode }) {
  if (!('label' in clientField)) return null
  return (
    <div className="field-type mh-fact">
      <span className="field-label">{getTranslation(clientField.label ?? '', req.i18n)}</span>
      <p>{children}</p>
    </div>
  )
}
