/**
 * How many CPU seconds each part of `npm test` may take: databases, sites and browsers included, on two quiet cores of the
 * machine by which this was written (`cpu-meter.mjs`). Together 900 at most when it was written, 1,200 for ever
 * (docs/decisions/016-tests.md): a new capability takes 40 of what is between at most. Whoever raises a part adds a line
 * below with the reason.
 *
 * - 2026-11: as measured, and a fifth more.
 */
export const BUDGET = /** @type {const} */ ({
  check: 150,
  unit: 90,
  integration: 250,
  http: 150,
  'end to end': 240,
  'weight of pages': 20,
})

/** CPU seconds of all parts together, whatever is raised. */
export const CEILING = 1_200

/**
 * @typedef {object} Part
 * @property {string} name
 * @property {number} wall seconds
 * @property {number} cpu seconds, as if on quiet cores
 * @property {number} passed
 * @property {number} failed
 */

/**
 * The table at the end of a run, and the parts that took more than they may.
 * @param {readonly Part[]} parts
 * @param {Readonly<Partial<Record<string, number>>>} budget
 * @returns {{ table: string[], over: string[] }}
 */
export function compareWithBudget(parts, budget) {
  const row = (/** @type {readonly string[]} */ [name = '', ...cells]) =>
    name.padEnd(18) + cells.map((cell) => cell.padStart(9)).join('')
  const cells = (/** @type {Part} */ { name, wall, cpu, passed, failed }) => [
    name,
    wall.toFixed(0),
    cpu.toFixed(0),
    budget[name] === undefined ? '–' : String(budget[name]),
    String(passed),
    String(failed),
  ]
  const sum = (/** @type {keyof Omit<Part, 'name'>} */ key) =>
    parts.reduce((total, part) => total + part[key], 0)
  const budgeted = parts.filter(({ name }) => budget[name] !== undefined)
  const limit = budgeted.reduce((total, { name }) => total + (budget[name] ?? 0), 0)
  const total = ['together', sum('wall').toFixed(0), sum('cpu').toFixed(0), String(limit)]
  return {
    table: [
      row(['part', 'wall s', 'CPU s', 'budget', 'passed', 'failed']),
      ...parts.map((part) => row(cells(part))),
      row([...total, String(sum('passed')), String(sum('failed'))]),
    ],
    over: budgeted
      .filter(({ name, cpu }) => cpu > (budget[name] ?? Infinity))
      .map(
        ({ name, cpu }) =>
          `${name}: ${cpu.toFixed(0)} CPU seconds, and may take ${String(budget[name])} (scripts/tests/budget.mjs)`,
      ),
  }
}
