import { Readable } from 'node:stream'

/** A row of a sheet: texts and figures. The first row is the heading. */
export type SheetRow = readonly (string | number)[]
export type SheetRows = Iterable<SheetRow> | AsyncIterable<SheetRow>

/** The cells of a row, by the headings of their columns. */
export type Columns<Row> = Readonly<Record<string, (row: Row) => string | number | null | undefined>>

export const cellsOf = <Row>(columns: Columns<Row>, row: Row): SheetRow =>
  Object.values(columns).map((cell) => cell(row) ?? '')

export const spreadsheetTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/

/** Prefixes a text that a spreadsheet would run as a formula with an apostrophe. */
export const plainText = (text: string): string => (formula.test(text) ? `'${text}` : text)

const textOf = (cell: string | number): string => (typeof cell === 'number' ? String(cell) : plainText(cell))

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** Streams rows as CSV by RFC 4180. The byte order mark tells spreadsheets that it is UTF-8. */
export const csvOf = (rows: SheetRows): Readable => Readable.from(inPieces(csvLines(rows)), bytes)

async function* csvLines(rows: SheetRows) {
  yield '\ufeff'
  for await (const row of rows) yield `${row.map((cell) => quoted(textOf(cell))).join(',')}\r\n`
}

/** Streams bytes, so that lengths are those of the file. */
export const bytes = { objectMode: false } as const

const piece = 64 * 1024

/** Joins texts into pieces of 64 KiB or more, since a single row is too small for a write. */
export async function* inPieces(texts: AsyncIterable<string>) {
  let gathered = ''
  for await (const text of texts) {
    gathered += text
    if (gathered.length < piece) continue
    yield gathered
    gathered = ''
  }
  if (gathered) yield gathered
}
