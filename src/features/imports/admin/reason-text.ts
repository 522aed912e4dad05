import type { PanelKey } from '@/i18n/panel/panel-texts'

/** Why a person has to look at an import, or why it ended. */
const OF_IMPORTS: ReadonlySet<string> = new Set(['byNobody', 'closesMany', 'closesUnsurely'])

/** Which text of the panel says why a file, an import or a cell is not what it should be. */
export function reasonKey(reason: string): PanelKey {
  const [first = '', ...rest] = reason
  const name = `${first.toUpperCase()}${rest.join('')}`
  // Every reason has a text (tests/unit/i18n/import-texts.test.ts).
  return (OF_IMPORTS.has(reason) ? `import${name}` : `importReason${name}`) as PanelKey
}
