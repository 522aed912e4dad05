import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

import ts from 'typescript'
import { expect, it } from 'vitest'

import { FORGOTTEN, KEPT } from '../process-state'

/** A worker runs many test files: what the site keeps outside of its modules is known to tests/process-state.ts. */

async function sources(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true })
  return entries.filter((name) => /\.tsx?$/.test(name)).map((name) => path.join(folder, name))
}

/** What is meant where a type is said of it. */
function bare(node: ts.Expression): ts.Expression {
  const isWrapped =
    ts.isAsExpression(node) || ts.isParenthesizedExpression(node) || ts.isSatisfiesExpression(node)
  return isWrapped ? bare(node.expression) : node
}

/** The keys of `globalThis` that a source names: of itself, of what it calls it, and of what it takes out of it. */
function globalsOf(source: ts.SourceFile): string[] {
  const names = new Set(['globalThis'])
  const strings = new Map<string, string>()
  const keys: string[] = []
  const isGlobal = (node: ts.Expression | undefined) => {
    const object = node && bare(node)
    return object !== undefined && ts.isIdentifier(object) && names.has(object.text)
  }
  const declared = (node: ts.VariableDeclaration) => {
    if (ts.isIdentifier(node.name)) {
      const text = node.initializer && /^Symbol\.for\('(.+)'\)$/.exec(node.initializer.getText())
      if (text?.[1] !== undefined) strings.set(node.name.text, text[1])
      if (isGlobal(node.initializer)) names.add(node.name.text)
    } else if (isGlobal(node.initializer)) {
      for (const one of node.name.elements) {
        if (ts.isBindingElement(one)) keys.push((one.propertyName ?? one.name).getText())
      }
    }
  }
  const seen = (node: ts.Node, look: (node: ts.Node) => void) => {
    look(node)
    ts.forEachChild(node, (child) => seen(child, look))
  }
  seen(source, (node) => {
    if (ts.isVariableDeclaration(node)) declared(node)
  })
  seen(source, (node) => {
    if (ts.isPropertyAccessExpression(node) && isGlobal(node.expression)) keys.push(node.name.text)
    if (ts.isElementAccessExpression(node) && isGlobal(node.expression)) {
      const key = node.argumentExpression
      keys.push(ts.isStringLiteral(key) ? key.text : (strings.get(key.getText()) ?? key.getText()))
    }
    // Object.assign(globalThis, { key }), Object.defineProperty(globalThis, 'key', …)
    if (ts.isCallExpression(node) && isGlobal(node.arguments[0])) {
      const [, second] = node.arguments
      if (second && ts.isStringLiteral(second)) keys.push(second.text)
      else if (second && ts.isObjectLiteralExpression(second)) {
        keys.push(...second.properties.map(({ name }) => name?.getText() ?? '…'))
      } else keys.push(node.getText())
    }
  })
  return keys
}

it('every key of globalThis that the site names is forgotten between files, or stays for a reason', async () => {
  const found = new Set<string>()
  for (const file of [...(await sources('src')), 'payload.config.ts']) {
    const text = await readFile(file, 'utf8')
    if (!text.includes('globalThis')) continue
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
    for (const key of globalsOf(source)) found.add(key)
  }
  expect([...found].sort()).toEqual([...FORGOTTEN, ...Object.keys(KEPT)].sort())
})

/** Objects of Node that a source changes: where it does so in tests too, tests/process-state.ts undoes it. */
const CHANGED: Readonly<Record<string, string>> = {
  'src/cms/services/protection/password-hashing.ts: Object.assign(crypto': 'undone',
  'src/server/primary-channel.ts: process.on': 'only in a process that a primary started',
  'src/server/request-log.ts: Object.assign(console': 'only in the process of the site',
  'src/server/serve.ts: process.chdir': 'only in the process of the site',
  'src/server/uncaught-failures.ts: process.on': 'only in the process of the site',
  'src/server/uncaught-failures.ts: process.removeAllListeners': 'only in the process of the site',
}

it('no other object of the process is changed', async () => {
  const CHANGES =
    /(?<![#.])\bprocess\.(?:on|once|removeAllListeners|chdir|umask)\b|\bObject\.(?:assign|defineProperty)\((?:console|crypto|fs|http|https|net|pg|process|process\.env|sharp)\b|^(?:console|crypto|fs|http|https|net|pg|process|process\.env|sharp)\.\w+ = /gm
  const found = new Set<string>()
  for (const file of await sources('src')) {
    for (const [change] of (await readFile(file, 'utf8')).matchAll(CHANGES)) {
      found.add(`${file}: ${change}`)
    }
  }
  expect([...found].sort()).toEqual(Object.keys(CHANGED).sort())
})

it('no test puts another module in the place of one for the files after it', async () => {
  const files = (
    await Promise.all(['unit', 'check', 'integration'].map((kind) => sources(`tests/${kind}`)))
  ).flat()
  const problems: string[] = []
  for (const file of files) {
    const text = await readFile(file, 'utf8')
    if (file === 'tests/check/process-state.test.ts') continue
    if (/\bvi\.mock\(/.test(text)) problems.push(`${file}: doMock and doUnmock instead of mock`)
    const [done, undone] = [/\bvi\.doMock\(/g, /\bvi\.doUnmock\(/g].map(
      (call) => text.match(call)?.length ?? 0,
    )
    if (done !== undone) problems.push(`${file}: a doUnmock for each doMock`)
  }
  expect(problems).toEqual([])
})
