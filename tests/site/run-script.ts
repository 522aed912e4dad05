import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

import { SECRET } from './test-postgres.mjs'

/** How a command ended, and all that it said. */
export interface Ended {
  code: number | null
  output: string
}

/** Starts a command of an operator, as `npm run` does. */
export function startScript(
  script: string,
  args: readonly string[],
  env: Record<string, string>,
): { child: ChildProcess; ended: Promise<Ended> } {
  return start(process.execPath, [`scripts/${script}.mjs`, ...args], env)
}

/** Runs a command of an operator to its end. */
export function runScript(
  script: string,
  args: readonly string[],
  env: Record<string, string>,
): Promise<Ended> {
  return startScript(script, args, env).ended
}

/** Runs a line of a shell, for what only a shell can limit. */
export function runShell(line: string, env: Record<string, string>): Promise<Ended> {
  return start('bash', ['-c', line], env).ended
}

function start(program: string, args: readonly string[], env: Record<string, string>) {
  const child = spawn(program, args, {
    env: { ...process.env, NODE_ENV: 'production', PAYLOAD_SECRET: SECRET, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => (output += chunk))
  }
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, output }))
  return { child, ended }
}
