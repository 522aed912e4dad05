import sharp from 'sharp'
import { afterEach, describe, expect, it } from 'vitest'

import { ChildPicture } from '../../../src/cms/services/pictures/child-picture'
import { type Job, PictureChild } from '../../../src/cms/services/pictures/picture-child'
import { hugePng } from '../../fixtures/huge-png'

/** The process that decodes pictures: what it refuses, and what its death does. */

const MB = 1024 * 1024
const children: PictureChild[] = []
afterEach(() => {
  for (const child of children.splice(0)) child.end()
})

function start(limits?: ConstructorParameters<typeof PictureChild>[0]): PictureChild {
  const child = new PictureChild(limits)
  children.push(child)
  return child
}

const scaled = (input: Buffer, width: number, height: number): Job => ({
  input,
  steps: [['resize', { width, height }], ['jpeg']],
  wants: 'picture',
})
/** Six million pixels that are a second of work. */
const work = async (): Promise<Job> => ({
  input: await sharp({ create: { width: 9, height: 6, channels: 3, background: '#0369a1' } })
    .png()
    .toBuffer(),
  steps: [
    ['resize', { width: 3000, height: 2000 }],
    ['avif', { effort: 9 }],
  ],
  wants: 'picture',
})

async function isGone(pid: number | undefined): Promise<void> {
  await expect
    .poll(() => {
      try {
        return process.kill(pid ?? 0, 0)
      } catch {
        return false
      }
    })
    .toBe(false)
}

describe('a child', () => {
  it('refuses what would be too many pixels once it is scaled, and lives on', async () => {
    const child = start()
    await expect(child.run(scaled(hugePng(50_000, 1), 1200, 630))).rejects.toMatchObject({
      because: 'bounds',
    })
    await expect(child.run(scaled(hugePng(16_000, 16_000), 320, 320))).rejects.toMatchObject({
      because: 'bounds',
    })
    await expect(child.run(scaled(Buffer.from('nothing'), 320, 320))).rejects.toMatchObject({
      because: 'broken',
    })
    expect(await child.run(scaled(hugePng(100, 5), 32, 32))).toMatchObject({
      info: { width: 32, height: 32, format: 'jpeg' },
    })
    expect(child.isWell).toBe(true)
  })

  it(
    'is ended when a picture takes more memory or time than it may',
    { tags: 'soak' },
    async () => {
      const heavy = start({ time: 20_000, memory: 90 * MB })
      const turned: Job = {
        ...(await work()),
        steps: [['resize', { width: 6000, height: 4000 }], ['avif']],
      }
      await expect(heavy.run(turned)).rejects.toMatchObject({ because: 'memory' })
      const slow = start({ time: 100, memory: 768 * MB })
      await expect(slow.run(await work())).rejects.toMatchObject({ because: 'time' })
      for (const child of [heavy, slow]) {
        expect(child.isWell).toBe(false)
        await isGone(child.pid)
      }
    },
  )

  it('that dies at work takes its picture with it and nothing else', { tags: 'soak' }, async () => {
    const [one, other] = [start(), start()]
    // Both have started when they answer.
    await Promise.all([one, other].map((child) => child.run(scaled(hugePng(9, 9), 8, 8))))
    const dying = one.run(await work())
    const living = other.run(scaled(hugePng(100, 100), 64, 64))
    process.kill(one.pid ?? 0, 'SIGKILL')
    await expect(dying).rejects.toMatchObject({ name: 'JobRefused', because: 'crash' })
    expect(await living).toMatchObject({ info: { width: 64 } })
    await expect(one.run(await work())).rejects.toMatchObject({ name: 'ChildAway' })
    // The next picture has a child of its own.
    const next = new ChildPicture(hugePng(40, 40), { lane: 'shown' }).png()
    expect((await next.make()).info).toMatchObject({ width: 40, height: 40 })
  })

  it('knows no secret of the site', async () => {
    const child = start()
    await child.run(scaled(hugePng(9, 9), 8, 8))
    const { readFile } = await import('node:fs/promises')
    const environment = await readFile(`/proc/${child.pid}/environ`, 'utf8')
    expect(environment).not.toMatch(/SECRET|DATABASE|PASSWORD/)
  })
})
