/**
 * How many CPU seconds each part of `npm test` may take: databases, sites and browsers included, on two quiet cores of the
 * machine by which this was written (`cpu-meter.mjs`). Parts are only ever lowered, until all together take 900 and may
 * take 1,200 for ever (docs/decisions/016-tests.md); a part is raised by a line below with the reason.
 *
 * - 2026-11: as measured (90, 68, 269, 225, 229, 28), and a quarter or a third more. The loop by which machines are compared does the kinds
 *   of work that a run does since: by the one before, the same tests took 87 on one machine and 144 on another. So all figures
 *   are lower than they were for the same work.
 * - 2026-11: unit from 90 to 100, taken from end to end: 40 guides are compared with the English ones in eleven more languages.
 * - 2026-11: end to end from 300 to 260: it takes 184 to 212, and 60 more have to fail.
 * - 2026-11: unit from 100 to 135, 25 of it from end to end: every guide is compared with the English one in numbers, rules and tables, and job
 *   feeds, workbooks and pasted texts have 500 tests more.
 * - 2026-11: all lowered (115, 135, 345, 295, 235 before). In three runs they took at most 56, 70, 204, 135 and 98, and 60 more
 *   have to fail in each.
 */
export const BUDGET = /** @type {const} */ ({
  check: 110,
  unit: 120,
  integration: 245,
  http: 175,
  'end to end': 145,
  'weight of pages': 45,
})

/** CPU seconds of all parts together, whatever is raised: for ever (docs/decisions/016-tests.md). */
export const CEILING = 1_200

/**
 * @typedef {object} Part
 * @property {string} name
 * @property {number} wall seconds
 * @property {number} raw CPU seconds, as they were counted
 * @property {number} slowness how much slower than quiet ones the cores were
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
  const cells = (/** @type {Part} */ { name, wall, raw, slowness, cpu, passed, failed }) => [
    name,
    wall.toFixed(0),
    raw.toFixed(0),
    slowness.toFixed(2),
    cpu.toFixed(0),
    budget[name] === undefined ? '–' : String(budget[name]),
    String(passed),
    String(failed),
  ]
  const sum = (/** @type {keyof Omit<Part, 'name'>} */ key) =>
    parts.reduce((total, part) => total + part[key], 0)
  const budgeted = parts.filter(({ name }) => budget[name] !== undefined)
  const limit = budgeted.reduce((total, { name }) => total + (budget[name] ?? 0), 0)
  const total = [
    'together',
    sum('wall').toFixed(0),
    sum('raw').toFixed(0),
    '–',
    sum('cpu').toFixed(0),
    String(limit),
  ]
  return {
    table: [
      row(['part', 'wall s', 'counted', 'slow', 'CPU s', 'budget', 'passed', 'failed']),
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
