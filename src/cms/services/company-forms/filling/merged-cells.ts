import { type Area, doMeet, readArea, writeArea } from './cell-places'
import { childOf, elementBeside, elementsOf, type XmlElement } from './xml-tree'

export function mergesOf(sheet: XmlElement): XmlElement[] {
  const all = childOf(sheet, 'mergeCells')
  return all ? elementsOf(all) : []
}

/** Headings beside the rows of a block that are merged over more of them: each is said once. */
export function headingsBeside(sheet: XmlElement, from: number, to: number): Area[] {
  return mergesOf(sheet).flatMap(({ attributes }) => {
    const area = readArea(attributes.ref ?? '')
    return area?.fromRow === from && area.toRow > to ? [area] : []
  })
}

/** Areas of merged cells that lie in the rows of a block. */
export function ownMerges(sheet: XmlElement, from: number, to: number): Area[] {
  return mergesOf(sheet).flatMap(({ attributes }) => {
    const area = readArea(attributes.ref ?? '')
    return area && area.fromRow >= from && area.toRow <= to ? [area] : []
  })
}

export function addMerges(sheet: XmlElement, merged: readonly Area[], rows: number): void {
  const all = childOf(sheet, 'mergeCells')
  if (!all) return
  for (const area of merged) {
    const copy = { ...area, fromRow: area.fromRow + rows, toRow: area.toRow + rows }
    const isFree = elementsOf(all).every(({ attributes }) => {
      const other = readArea(attributes.ref ?? '')
      return !other || !doMeet(other, copy)
    })
    if (!isFree) continue
    const made = elementBeside(all, 'mergeCell')
    made.parent = all
    made.attributes.ref = writeArea(copy)
    all.children.push(made)
  }
  all.attributes.count = String(elementsOf(all).length)
}
