import sharp from 'sharp'

import type { Editor } from '../site/editor'

/** The least that is a picture. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** A picture of one colour, and a file of one empty page. */
export async function uploadSamples(editor: Editor): Promise<{ picture: number; file: number }> {
  const pixels = { width: 1600, height: 900, channels: 3, background: '#1d4ed8' } as const
  const picture = await sharp({ create: pixels }).png().toBuffer()
  const id = await editor.upload('harbour.png', 'image/png', picture, { alt: 'A blue harbour' })
  await editor.request('PATCH', `/media/${id}?locale=ar`, { alt: 'ميناء أزرق' })
  return {
    picture: id,
    file: await editor.upload('form.pdf', 'application/pdf', emptyPdf(), {}),
  }
}

/** The least that is accepted as a PDF, a little more than a kilobyte. */
function emptyPdf(): Buffer {
  const body = `%PDF-1.4
% ${'x'.repeat(1200)}
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj
`
  const offsets = [1, 2, 3].map((n) => body.indexOf(`\n${n} 0 obj`) + 1)
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
  return Buffer.from(`${body}xref
0 4
0000000000 65535 f 
${entries.join('')}trailer<</Size 4/Root 1 0 R>>
startxref
${body.length}
%%EOF
`)
}
