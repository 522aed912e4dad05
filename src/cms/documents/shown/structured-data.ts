import type { BreadcrumbList, Graph, ItemList, Thing } from 'schema-dts'

/** A step of the way from the home page; its address is absolute. */
interface Step {
  name: string
  item: string
}

/** The way from the home page to a page, in the words of schema.org. */
export function breadcrumbList(way: readonly Step[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: way.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...step,
    })),
  }
}

/**
 * A page of a list.
 * @param from how many stand on the pages before
 * @param items in the order of the page; their addresses are absolute
 */
export function itemList(
  name: string,
  from: number,
  items: readonly { name: string; url: string }[],
): ItemList {
  return {
    '@type': 'ItemList',
    name,
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: from + index + 1,
      ...item,
    })),
  }
}

/** What stands in one page. */
export function graphOf(things: readonly Thing[]): Graph {
  return { '@context': 'https://schema.org', '@graph': things }
}
