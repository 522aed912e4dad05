import type { DefaultNodeTypes } from '@payloadcms/richtext-lexical'
import type { SerializedLexicalNode } from '@payloadcms/richtext-lexical/lexical'
import type { JSXConverters } from '@payloadcms/richtext-lexical/react'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'

import { DataTableStyle } from '@/ui/components/data-table-style'
import { languageAttributes } from '@/ui/components/language-attributes'

import type { BodyContext } from '../body-context'
import { plainText } from '../content'

/** A node of a table, of which Payload's types know no more than that it is a node. */
interface TableNode extends SerializedLexicalNode {
  children?: TableNode[]
  /** Lexical's: bit 1 for the head of a column, bit 2 for that of a row. */
  headerState?: number
  colSpan?: number
  rowSpan?: number
}

const COLUMN_HEAD = 1

/** Tables, without the colours and widths that an editor may have pasted. */
export function tableConverters(page: BodyContext): JSXConverters<DefaultNodeTypes> {
  return {
    table: ({ node, nodesToJSX }) => {
      const rows = (node as TableNode).children ?? []
      const heads = rows.length > 1 && isHead(rows[0]) ? 1 : 0
      return (
        <Table page={page} head={rows[0]}>
          {heads > 0 && <thead>{nodesToJSX({ nodes: rows.slice(0, heads) })}</thead>}
          <tbody>{nodesToJSX({ nodes: rows.slice(heads) })}</tbody>
        </Table>
      )
    },
    tablerow: ({ node, nodesToJSX }) => (
      <tr>{nodesToJSX({ nodes: (node as TableNode).children ?? [] })}</tr>
    ),
    tablecell: ({ node, nodesToJSX }) => {
      const { headerState = 0, colSpan, rowSpan, children = [] } = node as TableNode
      const spans = { colSpan: spanOf(colSpan), rowSpan: spanOf(rowSpan) }
      // A paragraph alone in its cell is the cell.
      const only = children.length === 1 && children[0]?.type === 'paragraph' ? children[0] : null
      const content = nodesToJSX({ nodes: only?.children ?? children })
      // A head without words, as in the corner of many tables, names nothing.
      const isHead = headerState > 0 && wordsOf(node as TableNode) !== ''
      if (!isHead) return <td {...spans}>{content}</td>
      return (
        <th {...spans} scope={headerState & COLUMN_HEAD ? 'col' : 'row'}>
          {content}
        </th>
      )
    },
  }
}

interface TableProps {
  page: BodyContext
  head: TableNode | undefined
  children: ReactNode
}

/** Scrolls by itself where it is wider than the text, by keyboard too, and says what it is. */
async function Table({ page, head, children }: TableProps) {
  const t = await getTranslations()
  const columns = head ? (head.children ?? []).map(wordsOf).filter((words) => words !== '') : []
  const label = isHead(head)
    ? t('page.labelled', { label: t('blocks.table'), text: columns.join(', ') })
    : t('blocks.table')
  return (
    <div
      role="region"
      aria-label={label}
      {...languageAttributes(page.contentLocale, page.contentLocale)}
      className="data-table"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls takes the keyboard
      tabIndex={0}
    >
      <DataTableStyle />
      <table>{children}</table>
    </div>
  )
}

function isHead(row: TableNode | undefined): boolean {
  const cells = row?.children ?? []
  return cells.length > 0 && cells.every(({ headerState = 0 }) => headerState & COLUMN_HEAD)
}

function wordsOf(cell: TableNode): string {
  // A cell is a root to its words.
  return plainText({ root: cell } as unknown as Parameters<typeof plainText>[0])
}

function spanOf(span: unknown): number | undefined {
  return typeof span === 'number' && span > 1 && span < 100 ? span : undefined
}
