#!/bin/sh
# Typst and text in Arabic: a PDF looks right, and text taken out of it differs from what was typed. A font that builds a letter of a body and
# dots (Noto) gives letters twice and words in parts; one with a sign of two letters (Vazirmatn: lam with alef) gives them in the wrong order;
# two vowel marks on one letter come out twice in any font. Amiri gives the rest as it was typed. Russian is whole.
# Seen with: @myriaddreamin/typst-ts-node-compiler 0.7.0 (Typst 0.14.2), pdftotext of poppler 22.12. Needs pdftotext. Fails where that changes;
# then see docs/decisions/086-forms-as-files.md.
set -eu
version=${1:-0.7.0}
command -v pdftotext >/dev/null || { echo 'pdftotext is not here (poppler-utils)'; exit 1; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --save-exact --no-audit --no-fund --silent "@myriaddreamin/typst-ts-node-compiler@$version" \
  @expo-google-fonts/noto-sans-arabic@0.4.3 @expo-google-fonts/vazirmatn@0.4.1 @expo-google-fonts/amiri@0.4.1 @expo-google-fonts/noto-sans@0.4.2
pdftotext -v 2>&1 | head -1
node --input-type=module -e "
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
const packageOf = (name) => JSON.parse(readFileSync('node_modules/' + name + '/package.json', 'utf8')).version
console.log('typst-ts-node-compiler', packageOf('@myriaddreamin/typst-ts-node-compiler'), 'node', process.version)
// Marks of vowels may change places; spaces and marks of direction are not typed.
const letters = (text) => text.normalize('NFKC').replace(/[\p{Cf}\s]/gu, '').replace(/\p{M}+/gu, (marks) => [...marks].sort().join(''))
const out = (folder, family, text) => {
  const compiler = NodeCompiler.create({ workspace: '.', fontArgs: [{ fontPaths: ['node_modules/@expo-google-fonts/' + folder + '/400Regular'] }] })
  const direction = /\p{Script=Arabic}/u.test(text) ? ', lang: \"ar\", dir: rtl' : ''
  writeFileSync('a.pdf', compiler.pdf({ mainFileContent: '#set text(font: \"' + family + '\", fallback: false' + direction + ')\n#' + JSON.stringify(text) }))
  const taken = execFileSync('pdftotext', ['-enc', 'UTF-8', 'a.pdf', '-'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  const same = letters(taken) === letters(text)
  console.log(family + ':', text, '->', taken.trim(), same ? '(as typed)' : '(differs)')
  return same
}
const seen = [
  out('noto-sans-arabic', 'Noto Sans Arabic', 'كبير ضباط'),
  out('vazirmatn', 'Vazirmatn', 'تاريخ الميلاد'),
  out('amiri', 'Amiri', 'مؤهَّل'),
  out('amiri', 'Amiri', 'كبير ضباط'),
  out('amiri', 'Amiri', 'تاريخ الميلاد'),
  out('noto-sans', 'Noto Sans', 'Старший помощник'),
]
process.exit(seen.join() === 'false,false,false,true,true,true' ? 0 : 1)
"
