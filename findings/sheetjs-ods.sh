#!/bin/sh
# SheetJS and valid ODS: a file without styles.xml, which the format lets out, is not read; the name of a sheet keeps its escapes (&amp;);
# a text that looks like an escape of Excel (_x0041_) is taken for one. Of what is hidden nothing is told: visibility of rows, display of sheets.
# Seen with: @e965/xlsx 0.20.3, the code of SheetJS 0.20.3. Fails where that changes; then see src/features/imports/workbooks/open-workbook.ts.
set -eu
version=${1:-0.20.3}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --save-exact --no-audit --no-fund --silent "@e965/xlsx@$version"
node --input-type=module -e "
import * as xlsx from '@e965/xlsx'
const space = (name) => 'xmlns:' + name + '=\"urn:oasis:names:tc:opendocument:xmlns:' + name + ':1.0\"'
const kind = 'application/vnd.oasis.opendocument.spreadsheet'
const cell = (text) => '<table:table-cell office:value-type=\"string\"><text:p>' + text + '</text:p></table:table-cell>'
const content = '<office:document-content ' + ['office', 'style', 'table', 'text'].map(space).join(' ') + '><office:automatic-styles>' +
  '<style:style style:name=\"ta\" style:family=\"table\"><style:table-properties table:display=\"false\"/></style:style></office:automatic-styles>' +
  '<office:body><office:spreadsheet><table:table table:name=\"A &amp; B\" table:style-name=\"ta\"><table:table-row>' + cell('_x0041_') +
  '</table:table-row><table:table-row table:visibility=\"collapse\">' + cell('hidden') +
  '</table:table-row></table:table></office:spreadsheet></office:body></office:document-content>'
const manifest = '<manifest:manifest ' + space('manifest') + '><manifest:file-entry manifest:full-path=\"/\" manifest:media-type=\"' + kind + '\"/></manifest:manifest>'
const file = (parts) => {
  const zip = xlsx.CFB.utils.cfb_new()
  for (const [name, text] of Object.entries(parts)) xlsx.CFB.utils.cfb_add(zip, '/' + name, Buffer.from(text))
  return xlsx.CFB.write(zip, { type: 'buffer', fileType: 'zip' })
}
const parts = { mimetype: kind, 'META-INF/manifest.xml': manifest, 'content.xml': content }
let without
try { xlsx.read(file(parts)); without = 'read' } catch (error) { without = error.message }
const book = xlsx.read(file({ ...parts, 'styles.xml': '<office:document-styles ' + space('office') + '/>' }), { cellStyles: true })
const name = book.SheetNames[0]
const sheet = book.Sheets[name]
const hidden = [book.Workbook?.Sheets?.[0]?.Hidden, sheet['!rows']?.[1]?.hidden]
console.log('SheetJS', xlsx.version, 'node', process.version)
console.log('without styles.xml:', without)
console.log('name of the sheet:', name, '| text _x0041_:', sheet.A1.v, '| hidden sheet, row:', hidden)
process.exit(without !== 'read' && name === 'A &amp; B' && sheet.A1.v === 'A' && hidden.every((one) => !one) ? 0 : 1)
"
