import type { ImageLoaderProps } from 'next/image'

import { picturePath } from '../../domain/pictures/picture-address'

/** Next's picture loader: the address of a picture of ours in a width. See `next.config.ts`. */
export default function pictureLoader({ src, width, quality }: ImageLoaderProps): string {
  return picturePath(src, width, quality)
}
