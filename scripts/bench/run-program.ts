import { spawn } from 'node:child_process'
import { once } from 'node:events'

/**
 * Runs a Node program to its end.
 * @returns what it printed, and how long it took
 * @throws Error with everything it printed where it fails
 */
export async function runProgram(
  args: readonly string[],
  env: Record<string, string>,
  cwd = '.',
): Promise<{ output: string; ms: number }> {
  const began = performance.now()
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  let complaints = ''
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (output += chunk))
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (complaints += chunk))
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}:\n${output}${complaints}`)
  return { output, ms: performance.now() - began }
}
