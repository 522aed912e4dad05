'use client'

import { RenderDefaultCell } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'

/** The title in a list; where the language has none, the name that the panel has for the document. */
export function TitleCell(props: DefaultCellComponentProps) {
  const { panelTitle } = props.rowData as { panelTitle?: string }
  return (
    <RenderDefaultCell
      clientProps={{ ...props, cellData: (props.cellData as unknown) || panelTitle }}
      columnIndex={0}
      enableRowSelections
      isLinkedColumn={Boolean(props.link)}
    />
  )
}
