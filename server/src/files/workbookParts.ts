/** The parts of a workbook besides its sheets, by ECMA-376 (Office Open XML): the fewest that spreadsheets accept. */

export const xmlStart = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
/** Names the second of the styles below, for a cell. */
export const headingStyle = ' s="1"'

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** Characters that XML forbids: control characters except tab and line ends, and lone surrogates. */
const forbidden = /[^\P{Cc}\t\n\r]|\p{Cs}|[\ufffe\uffff]/gu

/** Escapes a text for XML. Spreadsheets read `_x0041_` as a letter, so its underscore is escaped. */
export const xmlText = (text: string): string =>
  text
    .replace(forbidden, '')
    .replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const kind = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** The files of the package by their paths, for sheets with these names. */
export function partsOf(names: readonly string[]): Readonly<Record<string, string>> {
  const each = (xml: (number: number, name: string) => string) =>
    names.map((name, index) => xml(index + 1, name)).join('')
  return {
    'xl/workbook.xml': `${xmlStart}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${each(
      (number, name) => `<sheet name="${name}" sheetId="${number}" r:id="rId${number}"/>`,
    )}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationships(
      each((number) => relationship(number, 'worksheet', `worksheets/sheet${number}.xml`)) +
        relationship(names.length + 1, 'styles', 'styles.xml'),
    ),
    'xl/styles.xml': styles,
    '_rels/.rels': relationships(relationship(1, 'officeDocument', 'xl/workbook.xml')),
    '[Content_Types].xml': `${xmlStart}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${kind}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${kind}.styles+xml"/>${each(
      (number) =>
        `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${kind}.worksheet+xml"/>`,
    )}</Types>`,
  }
}

/**
 * The name of a sheet, or of the `number`th one that its rows need: at most 31 characters, without those that break a
 * formula that names the sheet.
 */
export function sheetName(name: string, number: number): string {
  const allowed = name.replace(/[[\]:*?/\\']/g, ' ')
  return xmlText(number === 1 ? allowed.slice(0, 31) : `${allowed.slice(0, 26)} ${number}`)
}

const relationships = (inner: string) =>
  `${xmlStart}<Relationships xmlns="${packages}/relationships">${inner}</Relationships>`

const relationship = (id: number, type: string, target: string) =>
  `<Relationship Id="rId${id}" Type="${office}/${type}" Target="${target}"/>`

const styles = `${xmlStart}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf xfId="0"/><xf fontId="1" applyFont="1" xfId="0"/></cellXfs></styleSheet>`
