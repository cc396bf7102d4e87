import { Readable } from 'node:stream'

/** A row of a sheet: texts, and figures that can be summed there. */
export type SheetRow = readonly (string | number)[]

const textOf = (cell: string | number): string => (typeof cell === 'number' ? String(cell) : plainText(cell))

/** A text that a spreadsheet would take for a formula is led by an apostrophe, which makes it a text again. */
const plainText = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** Rows as they are read, by RFC 4180; the mark in front tells a spreadsheet that it is UTF-8. */
export const csvOf = (rows: Iterable<SheetRow> | AsyncIterable<SheetRow>): Readable =>
  Readable.from(csvLines(rows))

async function* csvLines(rows: Iterable<SheetRow> | AsyncIterable<SheetRow>) {
  yield '\ufeff'
  for await (const row of rows) yield `${row.map((cell) => quoted(textOf(cell))).join(',')}\r\n`
}

/** One sheet, its first row a bold heading. Cells are texts or numbers, never formulas. */
export async function xlsxOf(sheet: string, [heading = [], ...rows]: readonly SheetRow[]): Promise<Buffer> {
  const { default: writeXlsx } = await import('write-excel-file/node')
  const bold = heading.map((text) => ({ value: String(text), fontWeight: 'bold' as const }))
  const cells = rows.map((row) => row.map((cell) => (typeof cell === 'number' ? cell : plainText(cell))))
  return await writeXlsx([bold, ...cells], {
    sheet,
    columns: heading.map((text) => ({ width: Math.max(12, String(text).length + 2) })),
    stickyRowsCount: 1,
  }).toBuffer()
}
