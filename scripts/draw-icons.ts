import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

import sharp from 'sharp'

/**
 * `npm run icons`: the site's mark for those who cannot show `public/icon.svg`, drawn from it into
 * `public/`: browsers that take no SVG, and the home screens of telephones. Run it again when the mark
 * changes.
 */

/** The night of `src/ui/styles/theme.css`. */
const NIGHT = '#060c1b'
/** What a launcher may cut away of a maskable icon leaves a circle of 80 %; the mark stands within. */
const MARK_IN_MASK = 0.58

const target = (name: string) => fileURLToPath(new URL(`../public/${name}`, import.meta.url))
const mark = await readFile(target('icon.svg'), 'utf8')
/** Without its round corners, which the system cuts by itself. */
const square = mark.replace(/ rx="\d+"/, '')

function draw(svg: string, size: number) {
  return sharp(Buffer.from(svg), { density: (72 * size) / 32 }).resize(size, size)
}

const SMALL = { palette: true, effort: 10, compressionLevel: 9 } as const

await draw(square, 180).flatten().png(SMALL).toFile(target('apple-touch-icon.png'))
for (const size of [192, 512]) {
  await draw(mark, size)
    .png(SMALL)
    .toFile(target(`icon-${size}.png`))
}
const inner = Math.round(512 * MARK_IN_MASK)
await sharp({ create: { width: 512, height: 512, channels: 3, background: NIGHT } })
  .composite([{ input: await draw(mark, inner).png().toBuffer() }])
  .png(SMALL)
  .toFile(target('icon-maskable-512.png'))
await writeFile(target('favicon.ico'), icoOf(await draw(mark, 32).png(SMALL).toBuffer(), 32))

/** An icon file with a single picture, which is a PNG as it is. */
function icoOf(png: Buffer, size: number) {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2) // an icon
  header.writeUInt16LE(1, 4) // with one picture
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10) // plane
  header.writeUInt16LE(32, 12) // bits a pixel
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}
