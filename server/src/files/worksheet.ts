import { Readable } from 'node:stream'
import { bytes, inPieces, plainText, type SheetRow } from './spreadsheet.ts'
import { headingStyle, xmlStart, xmlText } from './workbookParts.ts'

/** Streams a sheet of a workbook: a bold, frozen heading and the rows below it. */
export const sheetOf = (heading: SheetRow, rows: AsyncIterable<SheetRow>): Readable =>
  Readable.from(inPieces(sheetXml(heading, rows)), bytes)

async function* sheetXml(heading: SheetRow, rows: AsyncIterable<SheetRow>) {
  yield `${xmlStart}<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">`
  yield '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>'
  yield `${widthsXml(heading)}<sheetData>${rowXml(heading, headingStyle)}`
  for await (const row of rows) yield rowXml(row)
  yield '</sheetData></worksheet>'
}

function widthsXml(heading: SheetRow): string {
  if (heading.length === 0) return ''
  const column = (title: string | number, index: number) =>
    `<col min="${index + 1}" max="${index + 1}" width="${Math.max(14, String(title).length + 2)}" customWidth="1"/>`
  return `<cols>${heading.map(column).join('')}</cols>`
}

const rowXml = (row: SheetRow, style = ''): string =>
  `<row>${row.map((cell) => cellXml(cell, style)).join('')}</row>`

/** The longest text that a spreadsheet cell stores. */
const longestText = 32_767

function cellXml(cell: string | number, style: string): string {
  if (cell === '') return `<c${style}/>`
  if (typeof cell === 'number') return `<c${style}><v>${cell}</v></c>`
  const text = xmlText(plainText(cell).slice(0, longestText))
  return `<c${style} t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`
}
