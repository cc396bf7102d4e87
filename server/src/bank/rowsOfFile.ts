import { bankFile, type RowError } from '@bnr/contract/bank/uploads'
import { readCsv } from '../files/sheets/csv.ts'
import { type ReadRow, refuseFile } from '../files/sheets/sheet.ts'
import { invalidInput } from '../platform/failure.ts'
import type { Read } from './cells.ts'
import type { Places } from './headings.ts'

const notCsv = 'This is no CSV file. Open it and save it as CSV'

/** The rows of an uploaded CSV file. Its content decides, not its name. */
export function rowsOfFile(content: string): ReadRow[] {
  const bytes = Buffer.from(content, 'base64')
  if (/^(?:PK|%PDF|\xd0\xcf)/.test(bytes.subarray(0, 4).toString('latin1'))) throw refuseFile(notCsv)
  return readCsv(bytes, { ...bankFile, unpacked: 0 })
}

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
