import { FileRefused } from './file-refused'
import { linesOfPage, type PlacedText } from './lines-of-page'
import { PlainText } from './plain-text'

/** Pages that are read; a CV has three. */
const MOST_PAGES = 40

/**
 * The text of a PDF, line by line. Of Arabic and Hindi, letters may come in another order or shape than they were typed in: a PDF says how
 * signs are drawn, and not always what they mean.
 * @throws FileRefused where there is none to be read
 */
export async function textOfPdf(bytes: Buffer): Promise<string> {
  const { getDocumentProxy } = await import('unpdf')
  const text = new PlainText()
  let open: Awaited<ReturnType<typeof getDocumentProxy>> | undefined
  try {
    // Its errors alone are told, and by an exception. Nothing of the file is run, drawn or fetched.
    open = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0, isEvalSupported: false })
    for (let number = 1; number <= Math.min(open.numPages, MOST_PAGES); number += 1) {
      const page = await open.getPage(number)
      // Shapes of Arabic letters become letters only after each line is in order.
      const { items } = await page.getTextContent({ disableNormalization: true })
      // Marks of structure have no text.
      const pieces = items.flatMap((item) => ('str' in item ? placed(item) : []))
      text.add(`${linesOfPage(pieces).join('\n')}\n\n`)
      page.cleanup()
    }
  } catch {
    throw new FileRefused('unreadable')
  } finally {
    await open?.loadingTask.destroy()
  }
  return text.whole()
}

interface Item {
  str: string
  dir: string
  /** The last two are where its line is, from the lower left of the page. */
  transform: readonly number[]
  width: number
  height: number
}

function placed({ str, dir, transform, width, height }: Item): PlacedText[] {
  const [, , , , x = 0, y = 0] = transform
  return str === '' ? [] : [{ text: str, isFromRight: dir === 'rtl', x, y, width, height }]
}
