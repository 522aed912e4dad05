#!/bin/sh
# xlsx-template and what people type: a value that begins with '=' becomes a formula, '$&' in a value becomes the field, and a value that looks
# like a field is filled, and the field behind it is not. A row that is repeated moves the rows below it: formulas there and the print area stay as they were.
# Seen with: xlsx-template 1.4.7. Fails where that changes; then see docs/decisions/086-forms-as-files.md.
set -eu
version=${1:-1.4.7}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --save-exact --no-audit --no-fund --silent "xlsx-template@$version" jszip@3.10.1
cat >try.cjs <<'CODE'
const JSZip = require('jszip')
const loaded = require('xlsx-template')
const XlsxTemplate = loaded.default ?? loaded
const of = 'http://schemas.openxmlformats.org/'
const main = of + 'spreadsheetml/2006/main'
const relations = of + 'officeDocument/2006/relationships'
const links = (list) =>
  '<Relationships xmlns="' + of + 'package/2006/relationships">' +
  list.map(([id, kind, target]) => '<Relationship Id="' + id + '" Type="' + relations + '/' + kind + '" Target="' + target + '"/>').join('') + '</Relationships>'
const texts = ['${name}', 'Text: ${name}', 'Also: ${other} / ${name}', '${table:service.vessel}']
const cell = (place, index) => '<c r="' + place + '" t="s"><v>' + index + '</v></c>'
async function filled(values) {
  const zip = new JSZip()
  zip.file('[Content_Types].xml', '<Types xmlns="' + of + 'package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/></Types>')
  zip.file('_rels/.rels', links([['rId1', 'officeDocument', 'xl/workbook.xml']]))
  zip.file('xl/_rels/workbook.xml.rels', links([['rId1', 'worksheet', 'worksheets/sheet1.xml'], ['rId2', 'sharedStrings', 'sharedStrings.xml']]))
  zip.file('xl/workbook.xml', '<workbook xmlns="' + main + '" xmlns:r="' + relations + '"><sheets><sheet name="Form" sheetId="1" r:id="rId1"/></sheets><definedNames><definedName name="_xlnm.Print_Area" localSheetId="0">Form!$A$1:$B$6</definedName></definedNames></workbook>')
  zip.file('xl/sharedStrings.xml', '<sst xmlns="' + main + '">' + texts.map((text) => '<si><t>' + text + '</t></si>').join('') + '</sst>')
  zip.file('xl/worksheets/sheet1.xml', '<worksheet xmlns="' + main + '"><dimension ref="A1:B6"/><sheetData><row r="1">' + cell('A1', 0) + cell('B1', 1) + '</row><row r="2">' + cell('A2', 2) + '</row><row r="3">' + cell('A3', 3) +
    '</row><row r="5"><c r="A5"><v>7</v></c></row><row r="6"><c r="A6"><f>A5*2</f><v>14</v></c></row></sheetData></worksheet>')
  const template = new XlsxTemplate(await zip.generateAsync({ type: 'nodebuffer' }))
  template.substitute(1, values)
  const made = await JSZip.loadAsync(Buffer.from(template.generate({ type: 'nodebuffer' })))
  const read = (name) => made.file(name).async('string')
  const strings = [...(await read('xl/sharedStrings.xml')).matchAll(/<si>(.*?)<\/si>/g)].map(([, text]) => text.replace(/<[^>]*>/g, '').replace(/&amp;/g, '&'))
  const sheet = await read('xl/worksheets/sheet1.xml')
  const shown = (place) => {
    const inside = new RegExp('<c r="' + place + '"[^>]*>(.*?)</c>').exec(sheet)?.[1] ?? ''
    const formula = /<f>(.*?)<\/f>/.exec(inside)?.[1]
    return formula === undefined ? strings[/<v>(\d+)/.exec(inside)?.[1]] : 'formula ' + formula
  }
  return { shown, area: /Print_Area"[^>]*>([^<]*)/.exec(await read('xl/workbook.xml'))?.[1] }
}
async function start() {
  const service = [{ vessel: 'A' }, { vessel: 'B' }, { vessel: 'C' }]
  const formula = await filled({ name: '=1+1', other: 'x', service })
  const dollar = await filled({ name: 'x', other: 'paid US$& more', service })
  const field = await filled({ name: 'x', other: 'see ${name}', service })
  console.log('xlsx-template', require('xlsx-template/package.json').version, 'node', process.version)
  const seen = [formula.shown('A1'), dollar.shown('A2'), field.shown('A2'), formula.shown('A8'), formula.area]
  console.log("'=1+1' in a cell:", seen[0])
  console.log("'paid US$& more' in a text:", seen[1])
  console.log("'see ${name}' in a text:", seen[2])
  console.log('A6 = A5*2 is A8 behind two rows more, with:', seen[3], '| print area:', seen[4])
  const found = ['formula 1+1', 'Also: paid US${other} more / x', 'Also: see x / ${name}', 'formula A5*2', 'Form!$A$1:$B$6']
  process.exit(seen.every((one, index) => one === found[index]) ? 0 : 1)
}
start()
CODE
node try.cjs
