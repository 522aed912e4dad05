import type { DefaultCellComponentProps } from 'payload'

/** The last part of an address in a list; nothing where a language takes that of the source, or the page is the first one. */
export function SlugCell({ cellData }: DefaultCellComponentProps) {
  return typeof cellData === 'string' && cellData !== '' ? <bdi>{cellData}</bdi> : null
}
