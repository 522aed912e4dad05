import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'

/** Bytes on disk. */
export interface BuildSize {
  build: number
  /** The server's code, without maps. */
  code: number
  maps: number
  cache: number
  /** Packages as an installation without those for development has them. */
  packages: number
}

/** What a build in a folder takes, and the packages that it runs with. */
export async function sizeOfBuild(folder: string): Promise<BuildSize> {
  const build = path.join(folder, '.next')
  const server = path.join(build, 'server')
  return {
    build: await sizeOf(build),
    code: await sizeOf(server, (file) => file.endsWith('.js')),
    maps: await sizeOf(server, (file) => file.endsWith('.map')),
    cache: await sizeOf(path.join(build, 'cache')),
    packages: await sizeOfPackages(folder),
  }
}

async function sizeOf(folder: string, counts = (_file: string) => true): Promise<number> {
  const names = await readdir(folder, { recursive: true }).catch(() => [])
  let bytes = 0
  for (const name of names.filter(counts)) {
    const found = await stat(path.join(folder, name)).catch(() => undefined)
    if (found?.isFile()) bytes += found.size
  }
  return bytes
}

async function sizeOfPackages(folder: string): Promise<number> {
  const lock = await readFile(path.join(folder, 'package-lock.json'), 'utf8')
  const { packages } = JSON.parse(lock) as { packages: Record<string, { dev?: boolean }> }
  let bytes = 0
  for (const [place, { dev }] of Object.entries(packages)) {
    if (place === '' || dev) continue
    const others = path.join(folder, place, 'node_modules', path.sep)
    bytes += await sizeOf(
      path.join(folder, place),
      (name) => !path.join(folder, place, name).startsWith(others),
    )
  }
  return bytes
}
