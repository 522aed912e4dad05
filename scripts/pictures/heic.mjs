/** Brands of HEIF whose pictures are packed as telephones pack them (HEVC), which libvips as it comes cannot read. */
const BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'])

/** @param {Buffer} bytes */
export function isHeic(bytes) {
  return bytes.toString('latin1', 4, 8) === 'ftyp' && BRANDS.has(bytes.toString('latin1', 8, 12))
}

/**
 * Opens a photo of a telephone. libheif is loaded only now: it is 2 MB, and few processes come to need it.
 *
 * @param {Buffer} bytes
 * @throws Error where it is broken
 */
export async function openHeic(bytes) {
  const { default: libheif } = await import('libheif-js/wasm-bundle.js')
  const images = new libheif.HeifDecoder().decode(bytes)
  const image = images.find((one) => one.is_primary()) ?? images[0]
  if (!image) throw new Error('no picture in it')
  const width = image.get_width()
  const height = image.get_height()
  if (!(width > 0 && height > 0)) throw new Error('no picture in it')
  return {
    // It stands upright: libheif turns it as the file says.
    header: {
      width,
      height,
      format: 'heic',
      pages: 1,
      orientation: undefined,
      autoOrient: { width, height },
    },
    /** The pixels. */
    async decode() {
      const data = new Uint8ClampedArray(width * height * 4)
      await new Promise((resolve, reject) => {
        image.display({ data, width, height }, (filled) =>
          filled ? resolve(filled) : reject(new Error('not to be decoded')),
        )
      })
      for (const one of images) one.free()
      const input = new Uint8Array(data.buffer)
      return { input, raw: { width, height, channels: /** @type {const} */ (4) } }
    },
  }
}
