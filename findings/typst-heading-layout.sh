#!/bin/sh
# Typst and a heading whose body is laid out by a function: `heading(layout(size => [Ana]))` is drawn and has no plain text, which Typst 0.14
# looks for without laying it out. A PDF has no bookmark for it then, and PDF/UA-1 refuses it: "heading title is empty". A heading within the
# layout has both.
# Seen with: @myriaddreamin/typst-ts-node-compiler 0.7.0 (Typst 0.14.2). Fails where that changes; then see
# src/cms/services/made-files/making/form.typ.
set -eu
version=${1:-0.7.0}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --save-exact --no-audit --no-fund --silent "@myriaddreamin/typst-ts-node-compiler@$version"
node --input-type=module -e "
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { readFileSync } from 'node:fs'
const { version } = JSON.parse(readFileSync('node_modules/@myriaddreamin/typst-ts-node-compiler/package.json', 'utf8'))
console.log('typst-ts-node-compiler', version, 'node', process.version)
const isMade = (body) => {
  const compiler = NodeCompiler.create({ workspace: '.' })
  const { result } = compiler.compile({ mainFileContent: '#set document(title: \"Form\")\n' + body })
  try {
    compiler.pdf(result, { pdfStandard: 'ua-1', pdfTags: true })
    console.log(body, '-> a PDF')
    return true
  } catch (error) {
    console.log(body, '->', error)
    return false
  }
}
const seen = [
  isMade('#heading(level: 1, [Ana])'),
  isMade('#heading(level: 1, layout(size => [Ana]))'),
  isMade('#layout(size => heading(level: 1, [Ana]))'),
]
process.exit(seen.join() === 'true,false,true' ? 0 : 1)
"
