import path from 'node:path/posix'

import { FileRefused } from '../../forms/sent-files/file-refused'
import type { PackageParts } from './package-parts'
import { descendants, elementsOf, readXmlTree, writeXml, type XmlElement } from './xml-tree'

/** A sheet of a workbook. */
export interface SheetPart {
  /** As it is called in the workbook. */
  name: string
  part: string
  root: XmlElement
}

/** The parts of a workbook as trees, each read once; what was read is written again. */
export class WorkbookParts {
  readonly #parts: PackageParts
  readonly #roots = new Map<string, XmlElement>()
  readonly sheets: readonly SheetPart[]
  readonly workbook: XmlElement

  /** @throws FileRefused where it does not hold together */
  constructor(parts: PackageParts) {
    this.#parts = new Map(parts)
    const main = this.related('', 'officeDocument')[0]
    if (!main) throw new FileRefused('unreadable')
    this.workbook = this.root(main.part)
    const byId = new Map(this.related(main.part, 'worksheet').map((one) => [one.id, one.part]))
    this.sheets = descendants(this.workbook, 'sheet').flatMap(({ attributes }) => {
      const part = byId.get(attributes['r:id'] ?? idOf(attributes))
      return part === undefined
        ? []
        : [{ name: attributes.name ?? '', part, root: this.root(part) }]
    })
    if (this.sheets.length === 0) throw new FileRefused('unreadable')
  }

  get workbookPart(): string {
    return this.related('', 'officeDocument')[0]?.part ?? ''
  }

  /** @throws FileRefused where it is not there */
  root(part: string): XmlElement {
    const known = this.#roots.get(part)
    if (known) return known
    const bytes = this.#parts.get(part)
    if (!bytes) throw new FileRefused('unreadable')
    const root = readXmlTree(bytes)
    this.#roots.set(part, root)
    return root
  }

  /** The parts that another leads to, by the end of what they are to it. */
  related(part: string, kind: string): { id: string; part: string }[] {
    const bytes = this.#parts.get(relationsOf(part))
    if (!bytes) return []
    return elementsOf(this.root(relationsOf(part))).flatMap(({ attributes }) => {
      const { Id = '', Target = '', TargetMode, Type = '' } = attributes
      if (TargetMode === 'External' || !Type.endsWith(`/${kind}`)) return []
      const found = Target.startsWith('/')
        ? Target.slice(1)
        : path.join(path.dirname(part === '' ? 'x' : part), Target)
      return this.#parts.has(found) ? [{ id: Id, part: found }] : []
    })
  }

  /** Changes a part that is no plain XML. */
  rewrite(part: string, change: (text: string) => string): void {
    const bytes = this.#parts.get(part)
    if (bytes) this.#parts.set(part, Buffer.from(change(bytes.toString())))
  }

  /** Takes out a part, and what names it. */
  remove(part: string, from: string): void {
    this.#parts.delete(part)
    this.#roots.delete(part)
    const named = (value: string | undefined, folder: string) =>
      value !== undefined &&
      (value.startsWith('/') ? value.slice(1) : path.join(folder, value)) === part
    const relations = this.root(relationsOf(from))
    relations.children = relations.children.filter(
      (child) => typeof child === 'string' || !named(child.attributes.Target, path.dirname(from)),
    )
    const types = this.root('[Content_Types].xml')
    types.children = types.children.filter(
      (child) => typeof child === 'string' || !named(child.attributes.PartName, ''),
    )
  }

  write(): PackageParts {
    for (const [part, root] of this.#roots) this.#parts.set(part, writeXml(root))
    return this.#parts
  }
}

function relationsOf(part: string): string {
  const folder = path.dirname(part)
  return path.join(folder, '_rels', `${path.basename(part)}.rels`)
}

/** The number of a relation, whatever its prefix is. */
function idOf(attributes: Record<string, string>): string {
  const name = Object.keys(attributes).find((one) => one.endsWith(':id')) ?? ''
  return attributes[name] ?? ''
}
