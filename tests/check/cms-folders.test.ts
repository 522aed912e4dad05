import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

import ts from 'typescript'
import { expect, it } from 'vitest'

/**
 * The folders of `cms` import each other one way, at every depth: of two that stand beside each other one is below the
 * other. A folder inside another is a part of it. Which room may import which is said in .dependency-cruiser.mjs.
 */

const ROOT = 'src/cms'

/** What each module imports of `cms`: paths below it, without their suffix. */
async function importsOfCms(): Promise<Map<string, string[]>> {
  const names = await readdir(ROOT, { recursive: true })
  const modules = names.filter((name) => /\.tsx?$/.test(name))
  return new Map(
    await Promise.all(
      modules.map(async (name) => {
        const text = await readFile(path.join(ROOT, name), 'utf8')
        const { importedFiles } = ts.preProcessFile(text, true, true)
        const imported = importedFiles.flatMap(({ fileName }) => {
          const at = fileName.startsWith('@/')
            ? path.join('src', fileName.slice(2))
            : fileName.startsWith('.')
              ? path.join(ROOT, path.dirname(name), fileName)
              : ''
          return at.startsWith(`${ROOT}/`) ? [path.relative(ROOT, at)] : []
        })
        return [name, imported] as const
      }),
    ),
  )
}

/** For each folder the ones beside it that it imports, and a module for which that is so. */
function arrowsOf(
  imports: ReadonlyMap<string, readonly string[]>,
): Map<string, Map<string, string>> {
  const arrows = new Map<string, Map<string, string>>()
  for (const [from, imported] of imports) {
    for (const to of imported) {
      const [mine, theirs] = [path.dirname(from).split('/'), path.dirname(to).split('/')]
      const apart = mine.findIndex((part, at) => part !== theirs[at])
      // One of the two is inside the other, or they are the same.
      if (apart < 0 || apart >= theirs.length) continue
      const [a, b] = [mine, theirs].map((parts) => parts.slice(0, apart + 1).join('/'))
      if (a === undefined || b === undefined) continue
      const found = arrows.get(a) ?? new Map<string, string>()
      arrows.set(a, found.set(b, `${from} → ${to}`))
    }
  }
  return arrows
}

/** The first circle of folders that is found, as the imports that make it. */
function circleIn(arrows: ReadonlyMap<string, ReadonlyMap<string, string>>): string[] | undefined {
  const done = new Set<string>()
  const look = (folder: string, way: readonly string[]): string[] | undefined => {
    if (way.includes(folder)) {
      const circle = [...way.slice(way.indexOf(folder)), folder]
      return circle.slice(1).map((to, at) => arrows.get(circle[at] ?? '')?.get(to) ?? to)
    }
    if (done.has(folder)) return undefined
    for (const next of arrows.get(folder)?.keys() ?? []) {
      const circle = look(next, [...way, folder])
      if (circle) return circle
    }
    done.add(folder)
    return undefined
  }
  for (const folder of arrows.keys()) {
    const circle = look(folder, [])
    if (circle) return circle
  }
  return undefined
}

it('has no circle of folders', async () => {
  expect(circleIn(arrowsOf(await importsOfCms()))).toBeUndefined()
})

it('would see one, over folders inside others too, and none between a folder and its own', () => {
  const circle = new Map([
    ['desk/lists/panel/cell.tsx', ['desk/history/version']],
    ['desk/history/version.ts', ['desk/tree/order']],
    ['desk/tree/order.ts', ['desk/lists/address']],
  ])
  expect(circleIn(arrowsOf(circle))).toHaveLength(3)
  const nested = new Map([
    ['documents/rich-text/editor.ts', ['documents/rich-text/blocks/note']],
    ['documents/rich-text/blocks/note.ts', ['documents/rich-text/link']],
  ])
  expect(circleIn(arrowsOf(nested))).toBeUndefined()
})
