import { readdir, readFile } from 'node:fs/promises'

/** Memory in bytes, from Linux's own account of a process. */
export interface Memory {
  processes: number
  /** Resident; shared pages are counted once for every process that has them. */
  rss: number
  /** Proportional: shared pages are divided among those that share them. */
  pss: number
}

interface Process {
  pid: number
  parent: number
  name: string
  command: string
}

/** Memory of the site that this process started: the server with its children, and its Postgres. */
export async function memoryOfSite(): Promise<{ node: Memory; postgres: Memory }> {
  const family = await familyOfSite()
  return {
    node: await memoryOf(family.filter(({ name }) => name !== 'postgres')),
    postgres: await memoryOf(family.filter(({ name }) => name === 'postgres')),
  }
}

/**
 * Memory of the Node processes that serve, and of Postgres. What only the set-up needs (npm, the compiler of its own files) is
 * not counted.
 */
export async function memoryOfServing(): Promise<{ node: Memory; postgres: Memory }> {
  const family = await familyOfSite()
  return {
    node: await memoryOf(family.filter(({ name }) => !['postgres', 'esbuild'].includes(name))),
    postgres: await memoryOf(family.filter(({ name }) => name === 'postgres')),
  }
}

/** Seconds of CPU that a process has taken, its threads included. */
export async function cpuSecondsOf(pid: number): Promise<number> {
  const [, after = ''] = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')
  const fields = after.split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND
}

/** Of Linux, whatever the machine. */
const TICKS_A_SECOND = 100

/** Bytes resident, of the site's Node processes whose command contains a word, and of the others. */
export async function memoryByProcess(word: string): Promise<{ named: number; others: number }> {
  const family = (await familyOfSite()).filter(({ name }) => name !== 'postgres')
  const sum = async (processes: Process[]) =>
    (await Promise.all(processes.map(({ pid }) => residentBytes(pid)))).reduce((a, b) => a + b, 0)
  return {
    named: await sum(family.filter(({ command }) => command.includes(word))),
    others: await sum(family.filter(({ command }) => !command.includes(word))),
  }
}

/** The program that this process has started, and all that it has started. */
async function familyOfSite(): Promise<Process[]> {
  const processes = await listProcesses()
  const root = processes.find(
    ({ parent, command }) => parent === process.pid && command.includes('scripts/start.mjs'),
  )
  if (!root) throw new Error('This process has started no site.')
  const family = [root]
  for (const member of family) {
    family.push(...processes.filter(({ parent }) => parent === member.pid))
  }
  return family
}

/** Zero for a process that has ended. Cheaper than `memoryOf`, which walks through every page. */
async function residentBytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/^VmRSS:\s*(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024
}

async function listProcesses(): Promise<Process[]> {
  const pids = (await readdir('/proc')).map(Number).filter(Number.isInteger)
  const found = await Promise.all(pids.map(readProcess))
  return found.filter((one) => one !== undefined)
}

async function readProcess(pid: number): Promise<Process | undefined> {
  try {
    const [status, command] = await Promise.all([
      readFile(`/proc/${pid}/status`, 'utf8'),
      readFile(`/proc/${pid}/cmdline`, 'utf8'),
    ])
    const value = (name: string) => new RegExp(`^${name}:\\s*(.+)$`, 'm').exec(status)?.[1] ?? ''
    return { pid, parent: Number(value('PPid')), name: value('Name'), command }
  } catch {
    // It ended while the list was read.
    return undefined
  }
}

async function memoryOf(processes: Process[]): Promise<Memory> {
  const sum = { processes: processes.length, rss: 0, pss: 0 }
  for (const { pid } of processes) {
    // Empty for a process that has ended since.
    const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '')
    const bytes = (name: string) =>
      Number(new RegExp(`^${name}:\\s*(\\d+) kB`, 'm').exec(rollup)?.[1] ?? 0) * 1024
    sum.rss += bytes('Rss')
    sum.pss += bytes('Pss')
  }
  return sum
}
