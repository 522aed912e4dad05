import type { PictureBlock } from '@/payload-types'
import { languageAttributes } from '@/ui/language-attributes'

import type { BodyContext, MediaView } from '../body-context'
import { documentId } from '../content'

interface Props {
  block: Partial<PictureBlock>
  page: BodyContext
}

/** How wide a picture is shown: the column of text, or the screen less its margins. */
const SIZES = '(min-width: 720px) 680px, 92vw'
/** An original wider than this is left to those who open it by itself. Pixels. */
const WIDEST = 1400

/** A picture with its caption; nothing where there is none, or it is no picture. */
export function Picture({ block, page }: Props) {
  const media = page.bodyMedia.get(documentId(block.media))
  if (!media?.width || !media.height || !media.mimeType.startsWith('image/')) return null
  const own = block.caption?.trim()
  const caption = own ? { text: own, locale: page.contentLocale } : media.caption
  const candidates = candidatesOf(media)
  return (
    <figure>
      {/* eslint-disable-next-line @next/next/no-img-element -- the sizes are the CMS's, none are made while readers wait */}
      <img
        src={candidates.at(-1)?.url ?? media.url}
        srcSet={
          candidates.length > 1
            ? candidates.map(({ url, width }) => `${url} ${width}w`).join(', ')
            : undefined
        }
        sizes={candidates.length > 1 ? SIZES : undefined}
        width={media.width}
        height={media.height}
        alt={media.alt?.text ?? ''}
        {...(media.alt && languageAttributes(media.alt.locale, page.contentLocale))}
        loading="lazy"
        decoding="async"
      />
      {(caption ?? media.credit) !== undefined && (
        <figcaption>
          {caption && (
            <span {...languageAttributes(caption.locale, page.contentLocale)}>{caption.text} </span>
          )}
          {media.credit !== undefined && <small>{media.credit}</small>}
        </figcaption>
      )}
    </figure>
  )
}

function candidatesOf({ url, width = 0, smaller }: MediaView) {
  return smaller.length === 0 || width <= WIDEST ? [...smaller, { url, width }] : smaller
}
