import { Readable } from 'node:stream'

/** A row of a sheet: texts, and figures that can be summed there. The first one is the heading. */
export type SheetRow = readonly (string | number)[]
export type SheetRows = Iterable<SheetRow> | AsyncIterable<SheetRow>

/** What a sheet tells of each thing, by the headings of its columns. */
export type Columns<Row> = Readonly<Record<string, (row: Row) => string | number | null | undefined>>

export const cellsOf = <Row>(columns: Columns<Row>, row: Row): SheetRow =>
  Object.values(columns).map((cell) => cell(row) ?? '')

/** What its files are sent as. */
export const spreadsheetTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/

/** A text that a spreadsheet would take for a formula is led by an apostrophe, which makes it a text again. */
export const plainText = (text: string): string => (formula.test(text) ? `'${text}` : text)

const textOf = (cell: string | number): string => (typeof cell === 'number' ? String(cell) : plainText(cell))

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** Rows as they are read, by RFC 4180; the mark in front tells a spreadsheet that it is UTF-8. */
export const csvOf = (rows: SheetRows): Readable => Readable.from(inPieces(csvLines(rows)), bytes)

async function* csvLines(rows: SheetRows) {
  yield '\ufeff'
  for await (const row of rows) yield `${row.map((cell) => quoted(textOf(cell))).join(',')}\r\n`
}

/** What flows are bytes, so that their length is that of the file. */
export const bytes = { objectMode: false } as const

const piece = 64 * 1024

/** A row alone is too little to be worth a write. */
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
