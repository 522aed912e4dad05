import { cdata, inXml } from '../texts/xml-text'
import type { PortalShape } from './portal-shapes'
import type { FeedHead, PortalVacancy } from './portal-vacancy'

/**
 * A feed, a piece for each batch of its vacancies as they come. What a portal would not take is left out; the last line, a comment, says how
 * many were sent and how many left out for want of what.
 */
export async function* portalXml(
  shape: PortalShape,
  head: FeedHead,
  batches: AsyncIterable<readonly PortalVacancy[]>,
): AsyncGenerator<string, void, undefined> {
  let waiting = `<?xml version="1.0" encoding="UTF-8"?>\n<${shape.root}>\n${headXml(shape, head)}`
  let sent = 0
  const leftOut = new Map<string, number>()
  for await (const batch of batches) {
    for (const vacancy of batch) {
      const written = itemXml(shape, vacancy, head)
      if ('xml' in written) {
        waiting += written.xml
        sent += 1
      } else leftOut.set(written.lacks, (leftOut.get(written.lacks) ?? 0) + 1)
    }
    if (waiting === '') continue
    yield waiting
    waiting = ''
  }
  yield `${waiting}</${shape.root}>\n<!-- ${countsOf(sent, leftOut)} -->\n`
}

function countsOf(sent: number, leftOut: ReadonlyMap<string, number>): string {
  const reasons = [...leftOut].map(([element, count]) => `${count} without ${element}`)
  return [`${sent} sent`, ...reasons].join(', ')
}

function headXml({ head }: PortalShape, values: FeedHead): string {
  return head
    .flatMap(({ element, of }) => {
      const value = of(values)
      return value === undefined ? [] : [`<${element}>${inXml(value)}</${element}>\n`]
    })
    .join('')
}

/** A vacancy as a portal wants it, or the first element that it takes none without. */
function itemXml(
  { item, attribute, fields }: PortalShape,
  vacancy: PortalVacancy,
  head: FeedHead,
): { xml: string } | { lacks: string } {
  const told: Told[] = []
  for (const { element, lacking, of } of fields) {
    // What is empty is lacking.
    const value = of(vacancy, head)?.trim() || undefined
    if (value === undefined && lacking === 'must') return { lacks: element }
    if (value !== undefined || lacking === 'blank') told.push([element.split('/'), value ?? ''])
  }
  const named = attribute ? ` ${attribute.name}="${inXml(attribute.of(vacancy))}"` : ''
  return { xml: `<${item}${named}>\n${elementsXml(told)}</${item}>\n` }
}

/** An element by the names of those around it, outermost first, and its text. */
type Told = [readonly string[], string]

/** Elements in their order; neighbours within the same one share it. */
function elementsXml(told: readonly Told[]): string {
  let xml = ''
  for (let at = 0; at < told.length;) {
    const [names, value] = told[at] ?? [[], '']
    const [first = '', ...within] = names
    let end = at + 1
    if (within.length === 0) xml += `<${first}>${value === '' ? '' : cdata(value)}</${first}>\n`
    else {
      while (told[end]?.[0][0] === first) end += 1
      const inner = told.slice(at, end).map(([[, ...rest], its]): Told => [rest, its])
      xml += `<${first}>\n${elementsXml(inner)}</${first}>\n`
    }
    at = end
  }
  return xml
}
