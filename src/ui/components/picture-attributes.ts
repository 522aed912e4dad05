import { getImageProps } from 'next/image'

import { PICTURE_WIDTHS } from '../../domain/pictures/picture-options'
import { worthwhileWidths } from '../../domain/pictures/picture-shape'
import pictureLoader from './picture-loader'

interface Picture {
  /** What the picture loader takes. */
  source: string
  /** Pixels of the original. */
  width: number
  height: number
  /** A colour for its place until it is there, as in CSS. */
  placeholder?: string | undefined
}

interface Place {
  /** How wide it is shown, as in HTML. */
  sizes: string
  /** Pixels beyond which nothing is gained there: its width on a screen of double density. */
  widest: number
}

/**
 * What an `<img>` of ours needs so that the right size is fetched, late, and nothing moves when it
 * comes: what `next/image` would give it, without a component in the browser.
 */
export function pictureAttributes(
  { source: src, width, height, placeholder }: Picture,
  { sizes, widest }: Place,
) {
  const { props } = getImageProps({
    src,
    width,
    height,
    sizes,
    // What it shows is said where it stands.
    alt: '',
    // Next would make the text colourless, and whoever waits for a picture reads what it shows.
    style: { color: undefined, backgroundColor: placeholder },
  })
  // Next offers every width there is: nineteen addresses in the page, most wider than the picture.
  const widths = worthwhileWidths(PICTURE_WIDTHS, Math.min(width, widest))
  return {
    ...props,
    srcSet: widths.map((each) => `${pictureLoader({ src, width: each })} ${each}w`).join(', '),
    src: pictureLoader({ src, width: widths.at(-1) ?? width }),
  }
}
