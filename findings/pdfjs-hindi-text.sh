#!/bin/sh
# pdf.js and text in Hindi: it takes text by the table of each font, letter by letter, and never reads /ActualText, by which Typst says
# what a group of signs is. So vowel signs and their letters come twice (PDF/UA), or with control characters between them (plain), and letters
# of other words come in. pdftotext reads /ActualText, and gives what was typed. Reported as mozilla/pdf.js#12237, a mend is #20014.
# Seen with: pdfjs-dist 5.4.624, and 6.5.438 (needs Node 22.13), @myriaddreamin/typst-ts-node-compiler 0.7.0 (Typst 0.14.2), pdftotext of
# poppler 22.12. Needs pdftotext. Fails where that changes; then see docs/decisions/086-forms-as-files.md.
set -eu
version=${1:-5.4.624}
command -v pdftotext >/dev/null || { echo 'pdftotext is not here (poppler-utils)'; exit 1; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --save-exact --no-audit --no-fund --silent --omit=optional "pdfjs-dist@$version"
npm install --save-exact --no-audit --no-fund --silent @myriaddreamin/typst-ts-node-compiler@0.7.0 \
  @expo-google-fonts/noto-sans-devanagari@0.4.1
pdftotext -v 2>&1 | head -1
cat >try.mjs <<'CODE'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
const packageOf = (name) => JSON.parse(readFileSync('node_modules/' + name + '/package.json', 'utf8')).version
console.log('pdfjs-dist', packageOf('pdfjs-dist'), 'typst-ts-node-compiler', packageOf('@myriaddreamin/typst-ts-node-compiler'), 'node', process.version)
// Spaces and marks of direction are not typed.
const letters = (text) => text.normalize('NFKC').replace(/[\p{Cf}\s]/gu, '')
const compiler = NodeCompiler.create({ workspace: '.', fontArgs: [{ fontPaths: ['node_modules/@expo-google-fonts/noto-sans-devanagari/400Regular'] }] })
const seen = []
for (const typed of ['रक्त', 'आवेदन', 'नौसेना का आवेदन']) {
  for (const [kind, options] of [['plain', undefined], ['PDF/UA-1', { pdfStandard: 'ua-1', pdfTags: true }]]) {
    const source = '#set document(title: "Text")\n#set text(font: "Noto Sans Devanagari", fallback: false, lang: "hi")\n#' + JSON.stringify(typed)
    const bytes = compiler.pdf(compiler.compile({ mainFileContent: source }).result, options)
    writeFileSync('a.pdf', bytes)
    const poppler = execFileSync('pdftotext', ['-enc', 'UTF-8', 'a.pdf', '-'], { encoding: 'utf8' }).trim()
    const page = await (await getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 }).promise).getPage(1)
    const pdfjs = (await page.getTextContent()).items.map(({ str }) => str).join('').trim()
    const [byPoppler, byPdfjs] = [poppler, pdfjs].map((taken) => letters(taken) === letters(typed))
    const said = (taken, isSame) => JSON.stringify(taken) + (isSame ? ' (as typed)' : ' (differs)')
    console.log(kind + ':', typed, '-> pdftotext', said(poppler, byPoppler), 'pdf.js', said(pdfjs, byPdfjs))
    seen.push(byPoppler + '/' + byPdfjs)
  }
}
process.exit(seen.join() === 'true/true,true/true,true/false,true/false,true/false,true/false' ? 0 : 1)
CODE
node try.mjs
