/** What may be made smaller: others, such as HEIC, few browsers can read. */
const PHOTO = /^image\/(?:jpeg|png|webp)$/

/** Below, the seconds that it saves are not worth a question; above, a telephone has no memory for it. Bytes. */
const SIZES = { least: 600_000, most: 25_000_000 }

/** Of the longer side: a page of A4 that was photographed can still be read, and printed. Pixels. */
const LONGEST_SIDE = 2_000

const QUALITY = 0.8

/** A smaller one has to be that much smaller. */
const WORTH = 0.7

/** A JPEG of 2 by 1 pixels that says it lies on its side. */
const LYING =
  '/9j/4QAiRXhpZgAATU0AKgAAAAgAAQESAAMAAAABAAYAAAAAAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wAALCAABAAIBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAA//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AR//Z'

/**
 * A photo as a JPEG that is sent in a fraction of the time, without anything in it that cannot be seen, such as the place; nothing
 * where it is none, or is small, or this browser cannot do it.
 */
export async function smallerPhoto(file: File): Promise<File | undefined> {
  const isPhoto = PHOTO.test(file.type) && file.size > SIZES.least && file.size < SIZES.most
  if (!isPhoto || !('createImageBitmap' in window)) return undefined
  try {
    if (!(await isTurnedUpright())) return undefined
    const bytes = await paintedSmaller(await createImageBitmap(file))
    if (bytes?.type !== 'image/jpeg' || bytes.size > file.size * WORTH) return undefined
    const name = `${file.name.replace(/\.\w{1,5}$/, '')}.jpg`
    return new File([bytes], name, { type: bytes.type, lastModified: file.lastModified })
  } catch (error) {
    // It is sent as it is.
    console.warn(error)
    return undefined
  }
}

/** Whether this browser turns a photo as it was taken. What is painted has lost which way is up. */
async function isTurnedUpright(): Promise<boolean> {
  const bytes = Uint8Array.from(atob(LYING), (sign) => sign.charCodeAt(0))
  const { width, height } = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }))
  return width < height
}

function paintedSmaller(picture: ImageBitmap): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  const share = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height))
  canvas.width = Math.round(picture.width * share)
  canvas.height = Math.round(picture.height * share)
  const context = canvas.getContext('2d')
  if (!context) return Promise.resolve(null)
  // What can be seen through becomes paper, and not black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
}
