import { fileSize } from '@/domain/forms/file-size'
import { numberFormat } from '@/domain/locales/intl-formats'
import { formattingTag, messagesIn } from '@/i18n/messages-translator'
import type { PictureBlock } from '@/payload-types'
import { FigureStyle } from '@/ui/components/figure-style'
import { languageAttributes } from '@/ui/components/language-attributes'
import { pictureAttributes } from '@/ui/components/picture-attributes'

import type { BodyContext } from '../body-context'
import { documentId } from '../content'

interface Props {
  block: Partial<PictureBlock>
  page: BodyContext
}

/** The column of text, or the screen less its margins. */
const COLUMN = { sizes: '(min-width: 720px) 680px, 92vw', widest: 1360 }

/** A picture with its caption; nothing where there is none, or it is no picture. */
export async function Picture({ block, page }: Props) {
  const media = page.bodyMedia.get(documentId(block.media))
  if (!media?.mimeType.startsWith('image/')) return null
  const { source, width, height, placeholder } = media
  if (!width || !height) return null
  const t = await messagesIn(page.locale, 'lite')
  const { value, unit } = fileSize(media.size)
  const ofSize = { style: 'unit', unit, unitDisplay: 'short' } as const
  const size = numberFormat(formattingTag(page.locale), ofSize).format(value)
  const text = media.alt?.text
  const own = block.caption?.trim()
  const caption = own ? { text: own, locale: page.contentLocale } : media.caption
  return (
    <figure>
      <FigureStyle />
      {/* oxlint-disable-next-line nextjs/no-img-element -- it has what Next's component would give it, without a component in the browser */}
      <img
        {...pictureAttributes({ source, width, height, placeholder }, COLUMN)}
        alt={text ?? ''}
        // What a link in its place says, for who saves data.
        data-lite={text ? t('imageOf', { text, size }) : t('image', { size })}
        {...(media.alt && languageAttributes(media.alt.locale, page.contentLocale))}
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
