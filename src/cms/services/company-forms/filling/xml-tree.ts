import { readXmlPart } from '../../forms/sent-files/xml-part'

/** An element of XML. What is not read stays as it was. */
export interface XmlElement {
  /** With its prefix, as it was written. */
  name: string
  local: string
  uri: string
  /** By their names, with prefixes. */
  attributes: Record<string, string>
  children: XmlNode[]
  parent: XmlElement | undefined
  /** Whether its fields are filled: what somebody has typed is never read as a field. */
  isFilled?: true
}

type XmlNode = XmlElement | string

/**
 * Reads a part as a tree.
 * @throws FileRefused where there is more than one way to read it
 */
export function readXmlTree(part: Buffer): XmlElement {
  let root: XmlElement | undefined
  let current: XmlElement | undefined
  readXmlPart(part, {
    open({ name, local, uri, attributes }) {
      const element: XmlElement = {
        ...{ name, local, uri, children: [], parent: current },
        attributes: Object.fromEntries(
          Object.values(attributes).map((one) => [one.name, one.value]),
        ),
      }
      current?.children.push(element)
      root ??= element
      current = element
    },
    close: () => void (current = current?.parent),
    text: (text) => void current?.children.push(text),
  })
  if (!root) throw new Error('The reader of XML refuses a part without an element.')
  return root
}

export function writeXml(root: XmlElement): Buffer {
  const out: string[] = ['<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n']
  write(root, out)
  return Buffer.from(out.join(''))
}

function write(node: XmlNode, out: string[]): void {
  if (typeof node === 'string') {
    out.push(escaped(node))
    return
  }
  out.push('<', node.name)
  for (const [name, value] of Object.entries(node.attributes)) {
    out.push(' ', name, '="', escapedAttribute(value), '"')
  }
  if (node.children.length === 0) {
    out.push('/>')
    return
  }
  out.push('>')
  for (const child of node.children) write(child, out)
  out.push('</', node.name, '>')
}

// A return would be read as a new line.
const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\r', '&#13;')

const escapedAttribute = (text: string) =>
  escaped(text).replaceAll('"', '&quot;').replaceAll('\n', '&#10;').replaceAll('\t', '&#9;')

/** A copy with all that is in it. */
export function cloneXml(element: XmlElement, parent = element.parent): XmlElement {
  const clone: XmlElement = {
    ...element,
    attributes: { ...element.attributes },
    children: [],
    parent,
  }
  clone.children = element.children.map((child) =>
    typeof child === 'string' ? child : cloneXml(child, clone),
  )
  return clone
}

/** A new element with the prefix of another. */
export function elementBeside(
  { name, uri }: XmlElement,
  local: string,
  children: readonly XmlNode[] = [],
): XmlElement {
  const prefix = name.includes(':') ? `${name.split(':', 1)[0]}:` : ''
  const made: XmlElement = {
    ...{ name: prefix + local, local, uri, attributes: {}, parent: undefined },
    children: [...children],
  }
  for (const child of children) if (typeof child !== 'string') child.parent = made
  return made
}

export function elementsOf({ children }: XmlElement): XmlElement[] {
  return children.filter((child) => typeof child !== 'string')
}

export function childOf(element: XmlElement | undefined, local: string): XmlElement | undefined {
  return element && elementsOf(element).find((child) => child.local === local)
}

/** All elements of a name below another, in their order. */
export function descendants(element: XmlElement, local: string): XmlElement[] {
  const found: XmlElement[] = []
  const walk = (one: XmlElement) => {
    for (const child of elementsOf(one)) {
      if (child.local === local) found.push(child)
      walk(child)
    }
  }
  walk(element)
  return found
}

/** What its own text is. */
export function textOf({ children }: XmlElement): string {
  return children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('')
}

export function setText(element: XmlElement, text: string): void {
  element.children = text === '' ? [] : [text]
  // Text of drawings keeps its spaces, and may not say so.
  if (/^\s|\s$/u.test(text) && !element.uri.endsWith('/drawingml/2006/main')) {
    element.attributes['xml:space'] = 'preserve'
  }
}

/** Takes an element out of its parent. */
export function removeXml(element: XmlElement): void {
  const { parent } = element
  if (parent) parent.children = parent.children.filter((child) => child !== element)
}

/** Puts elements behind another. */
export function insertBehind(element: XmlElement, added: readonly XmlElement[]): void {
  const { parent } = element
  if (!parent) return
  for (const one of added) one.parent = parent
  parent.children.splice(parent.children.indexOf(element) + 1, 0, ...added)
}
