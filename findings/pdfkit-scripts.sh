#!/bin/sh
# PDFKit and scripts beyond Latin: words of a line in Arabic are set from left to right, and text in Hindi taken out of the PDF differs from what was typed
# (a sign that is drawn elsewhere is told where it is drawn). Libraries that are built on it (pdfmake, @react-pdf/renderer) share its font code.
# Seen with: pdfkit 0.20.2, pdftotext of poppler 22.12. Needs pdftotext. Fails where that changes; then see docs/decisions/086-forms-as-files.md.
set -eu
version=${1:-0.20.2}
command -v pdftotext >/dev/null || { echo 'pdftotext is not here (poppler-utils)'; exit 1; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --save-exact --no-audit --no-fund --silent "pdfkit@$version" @expo-google-fonts/amiri@0.4.1 @expo-google-fonts/noto-sans-devanagari@0.4.1
pdftotext -v 2>&1 | head -1
node --input-type=module -e "
import { execFileSync } from 'node:child_process'
import { createWriteStream, readFileSync } from 'node:fs'
import { once } from 'node:events'
import PDFDocument from 'pdfkit'
console.log('pdfkit', JSON.parse(readFileSync('node_modules/pdfkit/package.json', 'utf8')).version, 'node', process.version)
async function out(font, text) {
  const document = new PDFDocument()
  const file = createWriteStream('a.pdf')
  document.pipe(file)
  document.font('node_modules/@expo-google-fonts/' + font).fontSize(12).text(text)
  document.end()
  await once(file, 'finish')
  const taken = execFileSync('pdftotext', ['-enc', 'UTF-8', 'a.pdf', '-'], { encoding: 'utf8' }).replace(/\p{Cf}/gu, '').trim()
  console.log(text, '->', taken)
  return taken
}
const arabic = await out('amiri/400Regular/Amiri_400Regular.ttf', 'تاريخ الميلاد')
const hindi = await out('noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf', 'पासपोर्ट')
// The second word of the line comes first.
process.exit(arabic.replace(/\s/g, '') === 'الميلادتاريخ' && hindi === 'पासपोटर्' ? 0 : 1)
"
