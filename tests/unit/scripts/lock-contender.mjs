import { randomUUID } from 'node:crypto'
import { open, rename, rm, writeFile } from 'node:fs/promises'
import process from 'node:process'

import { holdLock } from '../../../scripts/set-up/exclusive-lock.mjs'

// One of many that want a lock, and die while they hold it: it leaves the lock as a dead process does.
const [file = '', milliseconds = '0'] = process.argv.slice(2)
const inside = `${file}.inside`
const result = { held: 0, together: 0 }
process.stdout.write('ready\n')
await new Promise((resolve) => process.stdin.once('data', resolve))

const deadline = Date.now() + Number(milliseconds)
while (Date.now() < deadline) {
  const release = await holdLock(file)
  result.held += 1
  try {
    await (await open(inside, 'wx')).close()
    await rm(inside)
  } catch {
    result.together += 1
  }
  if (Date.now() >= deadline) await release()
  else {
    await writeFile(
      `${file}.${process.pid}.left`,
      JSON.stringify({ pid: 2 ** 30, identity: randomUUID() }),
    )
    await rename(`${file}.${process.pid}.left`, file)
  }
}
process.stdout.write(JSON.stringify(result))
process.exit()
