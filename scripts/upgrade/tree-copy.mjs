import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, realpath, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * Copies what Git knows of the project, as it is on disk, to a new folder, and writes versions into its
 * package.json.
 *
 * @param {string} root
 * @param {Record<string, string>} versions by the name of the package
 * @returns {Promise<string>} the folder
 */
export async function copyTree(root, versions) {
  // By its real name: Turbopack refuses a link on the way.
  const copy = await realpath(await mkdtemp(path.join(tmpdir(), 'mariner-hub-upgrade-')))
  const options = { cwd: root, maxBuffer: 64 * 1024 * 1024 }
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const { stdout } = await run('git', list, options)
  for (const file of new Set(stdout.split('\0').filter(Boolean))) {
    const target = path.join(copy, file)
    await mkdir(path.dirname(target), { recursive: true })
    await cp(path.join(root, file), target).catch((error) => {
      // Deleted here, and not yet from Git.
      if (error.code !== 'ENOENT') throw error
    })
  }
  const manifest = path.join(copy, 'package.json')
  const content = JSON.parse(await readFile(manifest, 'utf8'))
  for (const kind of ['dependencies', 'devDependencies']) {
    for (const name of Object.keys(content[kind] ?? {})) {
      const version = versions[name]
      if (version) content[kind][name] = version
    }
  }
  await writeFile(manifest, `${JSON.stringify(content, null, 2)}\n`)
  return copy
}
