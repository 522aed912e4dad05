'use client'

import { RenderDefaultCell, useTranslation } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'

import { isLocale } from '../../../domain/locales/locales'
import { panelText } from '../../../i18n/panel/panel-texts'

/** The title in a list; where the language has none, the name that the panel has for the document. */
export function TitleCell(props: DefaultCellComponentProps) {
  const { t } = useTranslation()
  const { panelTitle, foundIn } = props.rowData as { panelTitle?: string; foundIn?: string }
  const cell = (
    <RenderDefaultCell
      clientProps={{ ...props, cellData: (props.cellData as unknown) || panelTitle }}
      columnIndex={0}
      enableRowSelections
      isLinkedColumn={Boolean(props.link)}
    />
  )
  if (!isLocale(foundIn)) return cell
  return (
    <>
      {cell}{' '}
      <small className="mh-found-in">{panelText(t, 'listFoundIn', { language: foundIn })}</small>
    </>
  )
}
