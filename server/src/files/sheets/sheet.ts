import { invalidInput } from '../../platform/failure.ts'

/** A row of a file that staff uploaded: its number in the file, counted from 1, and its cells as texts. */
export type ReadRow = { number: number; cells: string[] }

export type SheetLimits = {
  /** Rows with content, the heading included. */
  rows: number
  columns: number
  /** Characters of a cell. */
  cell: number
  /** Bytes of a workbook's parts after decompression, all together. */
  unpacked: number
}

export const refuseFile = (message: string) => invalidInput({ file: message })

/** Collects the rows of a sheet, and refuses a file beyond the limits as soon as it passes them. */
export function collectRows({ rows, columns, cell }: Omit<SheetLimits, 'unpacked'>) {
  const collected: ReadRow[] = []
  return {
    collected,
    add: (number: number, read: readonly string[]) => {
      const cells = trimmed(read)
      if (cells.length === 0) return
      if (collected.length === rows) throw refuseFile(`Use at most ${rows - 1} rows below the heading`)
      if (cells.length > columns) throw refuseFile(`Row ${number} has more than ${columns} columns`)
      if (cells.some(({ length }) => length > cell))
        throw refuseFile(`A cell of row ${number} has more than ${cell} characters`)
      collected.push({ number, cells })
    },
  }
}

/** Cells without surrounding spaces, and without the empty ones at the end of the row. */
function trimmed(read: readonly string[]): string[] {
  const cells = read.map((cell) => cell.replaceAll('\u00a0', ' ').replace(forbidden, '').trim())
  return cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1)
}

/** Control characters except tab and line ends, which the database or a screen cannot show. */
const forbidden = /[^\P{Cc}\t\n\r]|\p{Cs}/gu
