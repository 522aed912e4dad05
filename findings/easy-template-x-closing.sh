#!/bin/sh
# easy-template-x: a list that is closed and was never opened is no error, though the package has one for it (UnopenedTagError): the closing field stays in
# the document. A field that the data does not have is emptied without a word; one called 'constructor' gets the source of a function of the language.
# Seen with: easy-template-x 7.2.8. Fails where that changes; then see docs/decisions/086-forms-as-files.md.
set -eu
version=${1:-7.2.8}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --save-exact --no-audit --no-fund --silent "easy-template-x@$version" jszip@3.10.1
node --input-type=module -e "
import { readFileSync } from 'node:fs'
import { TemplateHandler } from 'easy-template-x'
import JSZip from 'jszip'
const of = 'http://schemas.openxmlformats.org/'
const handler = new TemplateHandler({ delimiters: { tagStart: '[[', tagEnd: ']]' } })
async function filled(text) {
  const zip = new JSZip()
  zip.file('[Content_Types].xml', '<Types xmlns=\"' + of + 'package/2006/content-types\"><Default Extension=\"rels\" ContentType=\"application/vnd.openxmlformats-package.relationships+xml\"/><Override PartName=\"/word/document.xml\" ContentType=\"application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml\"/></Types>')
  zip.file('_rels/.rels', '<Relationships xmlns=\"' + of + 'package/2006/relationships\"><Relationship Id=\"rId1\" Type=\"' + of + 'officeDocument/2006/relationships/officeDocument\" Target=\"word/document.xml\"/></Relationships>')
  zip.file('word/document.xml', '<w:document xmlns:w=\"' + of + 'wordprocessingml/2006/main\"><w:body><w:p><w:r><w:t>' + text + '</w:t></w:r></w:p></w:body></w:document>')
  const made = await handler.process(await zip.generateAsync({ type: 'nodebuffer' }), { name: 'N' }).catch((error) => error)
  if (made instanceof Error) return made.message
  return (await (await JSZip.loadAsync(made)).file('word/document.xml').async('string')).replace(/<[^>]*>/g, '')
}
const texts = ['[[name]] [[/service]]', 'a[[nmae]]b', '[[constructor]]']
const seen = await Promise.all(texts.map(filled))
console.log('easy-template-x', JSON.parse(readFileSync('node_modules/easy-template-x/package.json', 'utf8')).version, 'node', process.version)
for (const [index, text] of texts.entries()) console.log(text, '->', JSON.stringify(seen[index]))
process.exit(seen[0] === 'N [[/service]]' && seen[1] === 'ab' && seen[2].startsWith('function Object') ? 0 : 1)
"
