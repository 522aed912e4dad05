#!/bin/sh
# ExcelJS and forms: a workbook that is read and written again loses text boxes; `text` of a merged cell whose first cell is empty throws.
# Both are what crewing companies' forms have.
# Seen with: exceljs 4.4.0. Fails where that changes; then see docs/decisions/086-forms-as-files.md.
set -eu
version=${1:-4.4.0}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --save-exact --no-audit --no-fund --silent "exceljs@$version" jszip@3.10.1
cat >try.cjs <<'CODE'
const JSZip = require('jszip')
const { Workbook } = require('exceljs')
const of = 'http://schemas.openxmlformats.org/'
const main = of + 'spreadsheetml/2006/main'
const relations = of + 'officeDocument/2006/relationships'
const types = 'application/vnd.openxmlformats-officedocument.'
const links = (list) =>
  '<Relationships xmlns="' + of + 'package/2006/relationships">' +
  list.map(([id, kind, target]) => '<Relationship Id="' + id + '" Type="' + relations + '/' + kind + '" Target="' + target + '"/>').join('') + '</Relationships>'
const box = '<xdr:sp><xdr:nvSpPr><xdr:cNvPr id="3" name="box"/><xdr:cNvSpPr txBox="1"/></xdr:nvSpPr><xdr:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="9" cy="9"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></xdr:spPr><xdr:txBody><a:bodyPr/><a:p><a:r><a:t>Signature</a:t></a:r></a:p></xdr:txBody></xdr:sp>'
const corner = (name, at) => '<xdr:' + name + '><xdr:col>' + at + '</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>' + at + '</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:' + name + '>'
async function start() {
  const zip = new JSZip()
  const part = (name, kind) => '<Override PartName="/' + name + '" ContentType="' + types + kind + '+xml"/>'
  zip.file('[Content_Types].xml', '<Types xmlns="' + of + 'package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>' +
    part('xl/workbook.xml', 'spreadsheetml.sheet.main') + part('xl/worksheets/sheet1.xml', 'spreadsheetml.worksheet') + part('xl/drawings/drawing1.xml', 'drawing') + '</Types>')
  zip.file('_rels/.rels', links([['rId1', 'officeDocument', 'xl/workbook.xml']]))
  zip.file('xl/_rels/workbook.xml.rels', links([['rId1', 'worksheet', 'worksheets/sheet1.xml']]))
  zip.file('xl/workbook.xml', '<workbook xmlns="' + main + '" xmlns:r="' + relations + '"><sheets><sheet name="Form" sheetId="1" r:id="rId1"/></sheets></workbook>')
  zip.file('xl/worksheets/_rels/sheet1.xml.rels', links([['rId1', 'drawing', '../drawings/drawing1.xml']]))
  zip.file('xl/worksheets/sheet1.xml', '<worksheet xmlns="' + main + '" xmlns:r="' + relations + '"><sheetData><row r="1"><c r="A1"/><c r="B1"/></row></sheetData><mergeCells count="1"><mergeCell ref="A1:B1"/></mergeCells><drawing r:id="rId1"/></worksheet>')
  zip.file('xl/drawings/drawing1.xml', '<xdr:wsDr xmlns:xdr="' + of + 'drawingml/2006/spreadsheetDrawing" xmlns:a="' + of + 'drawingml/2006/main"><xdr:twoCellAnchor>' + corner('from', 1) + corner('to', 2) + box + '<xdr:clientData/></xdr:twoCellAnchor></xdr:wsDr>')
  const book = new Workbook()
  await book.xlsx.load(await zip.generateAsync({ type: 'nodebuffer' }))
  let text
  try { text = 'is ' + JSON.stringify(book.worksheets[0].getCell('B1').text) } catch (error) { text = error.message }
  const made = await JSZip.loadAsync(await book.xlsx.writeBuffer())
  const names = Object.keys(made.files).filter((name) => /drawings\/[^/]+\.xml$/.test(name))
  const drawings = (await Promise.all(names.map((name) => made.file(name).async('string')))).join('')
  const kept = drawings.includes('Signature')
  console.log('exceljs', require('exceljs/package.json').version, 'node', process.version)
  console.log('text of an empty merged cell:', text)
  console.log('text box after reading and writing:', kept ? 'kept' : 'lost')
  process.exit(!kept && text.startsWith('Cannot read properties') ? 0 : 1)
}
start()
CODE
node try.cjs
