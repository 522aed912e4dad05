import { readFile } from 'node:fs/promises'

import { expect, it } from 'vitest'

import { saidOfOldNode } from '../../../scripts/set-up/old-node.mjs'

it.each(['20.9.0', '20.20.2'])('on Node %s a start says which one is recommended', (version) => {
  expect(saidOfOldNode(version)).toContain('Node.js 24 is recommended')
})

it.each(['22.22.0', '24.21.0', '26.0.0'])('on Node %s it says nothing', (version) => {
  expect(saidOfOldNode(version)).toBeUndefined()
})

it('the image has the one that is recommended', async () => {
  const image = await readFile('Dockerfile', 'utf8')
  expect(image.match(/^FROM node:(\d+)/gm)).toEqual(['FROM node:24', 'FROM node:24'])
})

it('the image runs what `npm start` runs', async () => {
  const manifest = JSON.parse(await readFile('package.json', 'utf8')) as {
    scripts: { start: string }
  }
  const command = JSON.stringify(manifest.scripts.start.split(' ')).replaceAll(',', ', ')
  expect(await readFile('Dockerfile', 'utf8')).toContain(`\nCMD ${command}\n`)
})
