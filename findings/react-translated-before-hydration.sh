#!/bin/sh
# A reader ticks a box before React has come. React keeps the tick when it hydrates: the box is not touched. Where a
# browser's translation has changed a text of the page meanwhile (it puts <font> around it), React makes the whole root
# again, and the tick is gone; nothing tells the page's own code, and the box that comes looks untouched.
# Seen with: react-dom 19.3.1, jsdom 26.1.0. Fails where that changes; then docs/decisions/061 may be shorter.
set -eu
version=${1:-19.3.1}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --save-exact --no-audit --no-fund --silent "react@$version" "react-dom@$version" jsdom@26.1.0
cat >show.mjs <<'SHOW'
import { readFileSync } from 'node:fs'
import { createElement as h } from 'react'
import { renderToString } from 'react-dom/server'
import { JSDOM } from 'jsdom'

const Page = () => h('form', null, h('label', null, h('input', { type: 'checkbox' }), 'Tankers'), h('p', null, 'Vacancies'))
const html = `<div id="root">${renderToString(h(Page))}</div>`
const versionOf = (name) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version

async function tickThenHydrate(isTranslated) {
  const { window } = new JSDOM(html, { pretendToBeVisual: true })
  Object.assign(globalThis, { window, document: window.document })
  const { hydrateRoot } = await import('react-dom/client')
  const { document } = window
  if (isTranslated) {
    const paragraph = document.querySelector('p')
    const font = document.createElement('font')
    font.textContent = 'Вакансії'
    paragraph.replaceChildren(font)
  }
  document.querySelector('input').click()
  const told = []
  hydrateRoot(document.querySelector('#root'), h(Page), { onRecoverableError: ({ message }) => told.push(message.slice(0, 60)) })
  await new Promise((resolve) => setTimeout(resolve, 300))
  return { isTicked: document.querySelector('input').checked, text: document.querySelector('p').textContent, told }
}

const plain = await tickThenHydrate(false)
const translated = await tickThenHydrate(true)
console.log('react-dom', versionOf('react-dom'), 'jsdom', versionOf('jsdom'))
console.log('as it came: ', JSON.stringify(plain))
console.log('translated: ', JSON.stringify(translated))
process.exit(plain.isTicked && !translated.isTicked ? 0 : 1)
SHOW
NODE_ENV=production node show.mjs
