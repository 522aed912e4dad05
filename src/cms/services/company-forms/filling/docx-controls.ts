import { childOf, elementsOf, removeXml, type XmlElement } from './xml-tree'

/** Word would write what the data behind a control say over what was filled in. */
export function unbind(paragraph: XmlElement): void {
  const controls: XmlElement[] = []
  for (let above = paragraph.parent; above; above = above.parent) {
    if (above.local === 'sdt') controls.push(above)
  }
  const below = (element: XmlElement) => {
    if (element.local === 'sdt') controls.push(element)
    elementsOf(element).forEach(below)
  }
  below(paragraph)
  for (const control of controls) {
    const properties = childOf(control, 'sdtPr')
    for (const one of properties ? elementsOf(properties) : []) {
      if (one.local === 'dataBinding' || one.local === 'showingPlcHdr') removeXml(one)
    }
  }
}
