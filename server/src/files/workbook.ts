import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { bytes, inPieces, plainText, type SheetRow, type SheetRows } from './spreadsheet.ts'
import { headingStyle, partsOf, sheetName, xmlStart, xmlText } from './workbookParts.ts'

/** The most rows of a sheet besides its heading. */
const maxRows = 1_048_575

/** A sheet of a workbook, with its heading as the first row. */
export interface Sheet {
  name: string
  rows: SheetRows
}

/** Streams an XLSX file with one sheet. */
export const xlsxOf = (name: string, rows: SheetRows, rowsInSheet = maxRows): Readable =>
  workbookOf([{ name, rows }], rowsInSheet)

/**
 * Streams an XLSX file while its rows are read, so that memory contains only a few of them. Rows beyond the limit of
 * a sheet continue on the next one under the same heading. Cells are texts or numbers, never formulas.
 */
export function workbookOf(sheets: readonly Sheet[], rowsInSheet = maxRows): Readable {
  const zip = new ZipFile()
  const content = zip.outputStream as Readable
  const fail = (error: Error) => void content.destroy(error)
  zip.on('error', fail)
  fill(zip, sheets, rowsInSheet).catch(fail)
  return content
}

async function fill(zip: ZipFile, sheets: readonly Sheet[], rowsInSheet: number): Promise<void> {
  const names: string[] = []
  for (const { name, rows } of sheets) {
    const rest = await restOf(rows)
    const heading = rest.take() ?? []
    await rest.read()
    let continued = 0
    do {
      continued++
      names.push(sheetName(name, continued))
      const sheet = sheetOf(heading, taken(rest, rowsInSheet))
      zip.addReadStream(sheet, `xl/worksheets/sheet${names.length}.xml`)
      await finished(sheet)
    } while (rest.isMore())
  }
  for (const [path, xml] of Object.entries(partsOf(names))) zip.addBuffer(Buffer.from(xml), path)
  zip.end()
}

type Rest = Awaited<ReturnType<typeof restOf>>

/** The remaining rows with one read ahead, which shows whether another sheet is needed. */
async function restOf(rows: SheetRows) {
  const iterator = iterate(rows)
  let ahead = await iterator.next()
  return {
    isMore: () => !ahead.done,
    take: () => (ahead.done ? undefined : ahead.value),
    read: async () => {
      ahead = await iterator.next()
    },
  }
}

async function* iterate(rows: SheetRows): AsyncGenerator<SheetRow, undefined> {
  yield* rows
}

async function* taken(rest: Rest, most: number): AsyncGenerator<SheetRow> {
  for (let count = 0; count < most; count++) {
    const row = rest.take()
    if (!row) return
    yield row
    await rest.read()
  }
}

/** Streams a sheet of a workbook: a bold, frozen heading and the rows below it. */
const sheetOf = (heading: SheetRow, rows: AsyncIterable<SheetRow>): Readable =>
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
