import { bankFile, type RowError } from '@bnr/contract/bank/uploads'
import { readSheet } from '../files/sheets/readSheet.ts'
import type { ReadRow } from '../files/sheets/sheet.ts'
import { invalidInput } from '../platform/failure.ts'
import type { Read } from './cells.ts'
import type { Places } from './headings.ts'

/** Most bytes of a workbook after decompression. */
const mostUnpacked = 30_000_000

/** The rows of an uploaded CSV or XLSX file. */
export const rowsOfFile = (content: string): Promise<ReadRow[]> =>
  readSheet(Buffer.from(content, 'base64'), { ...bankFile, unpacked: mostUnpacked })

/** What the cell of a column says. */
export function cellOf<Name extends string, Value>(
  { cells }: ReadRow,
  places: Places<Name>,
  name: Name,
  read: (cell: string) => Read<Value>,
): Read<Value> {
  const place = places[name]
  return place && read(cells[place.at] ?? '')
}

/** An error of a row, named by its column. */
export const errorIn = <Name extends string>(
  row: ReadRow,
  places: Places<Name>,
  name: Name,
  message: string,
): RowError => ({ row: row.number, column: places[name]?.heading ?? '', message })

/** Refuses a file with errors: nothing of it is stored. */
export function requireNoErrors([error]: readonly RowError[]): void {
  if (error) throw invalidInput({ file: `Row ${error.row}, ${error.column}: ${error.message}` })
}
