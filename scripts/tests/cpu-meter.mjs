import { execFile as executeFile } from 'node:child_process'
import { mkdir, readdir, readFile, rmdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

/**
 * Counts the CPU seconds of this process and of everything that it starts, browsers and Postgres included, and how slow the
 * cores are meanwhile: what shares them slows them. By a group of the kernel's where one may be made (as root, in a
 * container), else by what the kernel knows of this process's children.
 */

const execFile = promisify(executeFile)

/**
 * CPU seconds of both halves of the loop where nothing else shares the machine by which the budget was written. Cores alone
 * tell too little: on a machine whose memory took twice the time, the first half took as long as here, and a run half as long
 * again.
 */
const QUIET = { calculating: 1.43, waiting: 0.44 }

const LOOP = fileURLToPath(new URL('cpu-loop.mjs', import.meta.url))

const GROUPS = '/sys/fs/cgroup'

/**
 * @typedef {object} CpuMeter
 * @property {() => Promise<number>} seconds of CPU time since it was opened
 * @property {() => Promise<void>} close
 */

/** @returns {Promise<CpuMeter>} */
export async function openCpuMeter() {
  return (await openGroup()) ?? readsChildren()
}

/** @returns {Promise<CpuMeter | undefined>} nothing where no group may be made */
async function openGroup() {
  const name = `mariner-hub-${process.pid}`
  for (const { parent, read } of await places()) {
    const group = path.join(parent, name)
    try {
      await mkdir(group)
      await writeFile(path.join(group, 'cgroup.procs'), String(process.pid))
      const before = await read(group)
      return {
        seconds: async () => (await read(group)) - before,
        close: async () => {
          await writeFile(path.join(parent, 'cgroup.procs'), String(process.pid))
          // Where something that was started lives on, the group stays.
          await rmdir(group).catch(() => undefined)
        },
      }
    } catch {
      await rmdir(group).catch(() => undefined)
    }
  }
  return undefined
}

/** Where a group may be made: version 1 of the kernel's groups has a tree of its own for CPU time, version 2 has one tree. */
async function places() {
  const lines = (await readFile('/proc/self/cgroup', 'utf8').catch(() => '')).split('\n')
  return lines.flatMap((line) => {
    const [, controllers = '', own = '/'] = line.split(':')
    if (controllers.split(',').includes('cpuacct')) {
      return [{ parent: path.join(GROUPS, 'cpuacct', own), read: readVersion1 }]
    }
    return controllers === '' ? [{ parent: path.join(GROUPS, own), read: readVersion2 }] : []
  })
}

/** @param {string} group */
async function readVersion1(group) {
  return Number(await readFile(path.join(group, 'cpuacct.usage'), 'utf8')) / 1e9
}

/** @param {string} group */
async function readVersion2(group) {
  const text = await readFile(path.join(group, 'cpu.stat'), 'utf8')
  const usage = /^usage_usec (\d+)$/m.exec(text)?.[1]
  if (usage === undefined) throw new Error('This group counts no CPU time.')
  return Number(usage) / 1e6
}

/** The ticks in which the kernel counts; 100 a second on every system that Node runs on. */
const TICKS = 100

/** @returns {CpuMeter} by this process, those it has waited for, and those that live */
function readsChildren() {
  return {
    seconds: async () => {
      const processes = await listProcesses()
      const own = new Set([process.pid])
      // A child has a higher number than its parent, but where numbers begin again.
      for (let before = -1; before !== own.size;) {
        before = own.size
        for (const { id, parent } of processes) if (own.has(parent)) own.add(id)
      }
      return processes.reduce((sum, { id, ticks }) => sum + (own.has(id) ? ticks : 0), 0) / TICKS
    },
    close: async () => undefined,
  }
}

async function listProcesses() {
  const names = await readdir('/proc').catch(() => [])
  const read = names
    .filter((name) => /^\d+$/.test(name))
    .map(async (name) => {
      const text = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '')
      // After the program's name, which may have spaces and brackets in it.
      const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
      const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
      return { id: Number(name), parent: Number(fields[1]), ticks: text === '' ? 0 : ticks }
    })
  return Promise.all(read)
}

/** Seconds from one look at the cores to the next: 4 % of what two cores have. */
const LOOKS_EVERY = 25

/**
 * How much slower than on quiet cores of the machine by which the budget was written a second of CPU time is while a part
 * runs. Looked at in the midst of its work: what shares the cores comes and goes, and a look before and one after said 1.0 where
 * the same work took twice the seconds.
 * @returns {{ end: () => Promise<{ slowness: number, spent: number }> }} 1 there, 2 where a second does half of the work,
 *   never less than 1: on a machine that the loop takes for a faster one, a run has to show it; and the CPU seconds of the looks
 */
export function watchCores() {
  /** @type {number[]} */
  const looks = []
  let spent = 0
  const look = async () => {
    const { stdout } = await execFile(process.execPath, [LOOP], { timeout: 60_000 })
    const [calculating = 0, waiting = 0, whole = 0] = stdout.split(' ').map(Number)
    looks.push(Math.max(calculating / QUIET.calculating, waiting / QUIET.waiting))
    spent += whole
  }
  /** A look that could not be had counts as none. */
  const tryLook = () => look().catch(() => undefined)
  let last = tryLook()
  const timer = setInterval(() => {
    last = last.then(tryLook)
  }, LOOKS_EVERY * 1_000)
  return {
    end: async () => {
      clearInterval(timer)
      await last
      const mean = looks.reduce((sum, factor) => sum + factor, 0) / looks.length
      return { slowness: looks.length === 0 ? 1 : Math.max(1, mean), spent }
    },
  }
}
