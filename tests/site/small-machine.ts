import { access, mkdir, readFile, rmdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

/** Memory that what runs in it shares, as on a machine or in a container that has no more. */
export interface SmallMachine {
  /** Put in front of a program's name and arguments, has it run in there with all that it starts. */
  launcher: readonly string[]
  /** Processes that the kernel ended because nothing was left. */
  outOfMemory: () => Promise<number>
  /** Once nothing runs in it. */
  close: () => Promise<void>
}

/** What the two versions of Linux' control groups call it. */
const VERSIONS = [
  {
    root: '/sys/fs/cgroup',
    sign: 'memory.max',
    limit: 'memory.max',
    swap: 'memory.swap.max',
    events: 'memory.events',
  },
  {
    root: '/sys/fs/cgroup/memory',
    sign: 'memory.limit_in_bytes',
    limit: 'memory.limit_in_bytes',
    swap: 'memory.memsw.limit_in_bytes',
    events: 'memory.oom_control',
  },
] as const

/**
 * A group of processes with a limit of memory, without swap.
 * @param bytes of memory
 * @returns nothing where this system lets nobody make one, as without root
 */
export async function openSmallMachine(bytes: number): Promise<SmallMachine | undefined> {
  for (const version of VERSIONS) {
    const group = path.join(version.root, `mariner-hub-${process.pid}-${Date.now()}`)
    const at = (name: string) => path.join(group, name)
    try {
      await mkdir(group)
    } catch {
      // The answer is that none can be made here.
      continue
    }
    const isThere = await access(at(version.sign)).then(
      () => true,
      () => false,
    )
    if (!isThere) {
      await rmdir(group)
      continue
    }
    await writeFile(at(version.limit), String(bytes))
    // Not every kernel counts swap.
    await writeFile(at(version.swap), version.root.endsWith('memory') ? String(bytes) : '0').catch(
      () => undefined,
    )
    return {
      launcher: ['/bin/sh', '-c', `echo $$ > ${at('cgroup.procs')} && exec "$@"`, 'sh'],
      async outOfMemory() {
        const text = await readFile(at(version.events), 'utf8')
        return Number(/^oom_kill (\d+)$/m.exec(text)?.[1] ?? 0)
      },
      async close() {
        // The kernel takes a moment to forget the last process.
        for (let tries = 0; tries < 100; tries += 1) {
          if (
            await rmdir(group).then(
              () => true,
              () => false,
            )
          )
            return
          await delay(50)
        }
        throw new Error(`${group} still has processes`)
      },
    }
  }
  return undefined
}
