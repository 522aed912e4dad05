import { getFormatter } from 'next-intl/server'

import { fileSize } from '@/domain/forms/file-size'
import type { DownloadBlock } from '@/payload-types'
import { languageAttributes } from '@/ui/components/language-attributes'
import { PlateStyle } from '@/ui/components/plate-style'

import type { BodyContext } from '../body-context'
import { documentId } from '../content'

interface Props {
  block: Partial<DownloadBlock>
  page: BodyContext
}

/** A file with its kind and size, for a reader who counts megabytes; nothing where it is gone. */
export async function Download({ block, page }: Props) {
  const media = page.bodyMedia.get(documentId(block.media))
  if (!media) return null
  const format = await getFormatter()
  const { value, unit } = fileSize(media.size)
  const kind = media.mimeType.split('/').at(-1)?.toUpperCase()
  return (
    <p>
      <PlateStyle />
      <a href={media.url} download={media.filename} className="card plate">
        <strong>{block.title?.trim() || media.filename}</strong>
        <span {...languageAttributes(page.locale, page.contentLocale)}>
          <bdi>{kind}</bdi>
          {' · '}
          <bdi>{format.number(value, { style: 'unit', unit, unitDisplay: 'short' })}</bdi>
        </span>
      </a>
    </p>
  )
}
