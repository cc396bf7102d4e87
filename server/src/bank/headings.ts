import { type ReadRow, refuseFile } from '../files/sheets/sheet.ts'
import { invalidInput } from '../platform/failure.ts'

/** Statements begin with the name of the holder, the address and the period. */
const mostRowsAbove = 60

const isSame = (one: string, other: string) => comparable(one) === comparable(other)
const comparable = (heading: string) => heading.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

/**
 * The row with the headings: one that has all of the mapped columns, or looks like headings, or else the row with the
 * most cells, for people to map.
 */
export function headingRow(
  rows: readonly ReadRow[],
  columns: Mapped<string> | undefined,
  looksLike: (cells: readonly string[]) => boolean,
): ReadRow {
  const above = rows.slice(0, mostRowsAbove)
  const found =
    (columns && mappedRow(above, columns)) ?? above.find(({ cells }) => looksLike(cells)) ?? fullestOf(above)
  if (!found || filled(found) < fewestColumns)
    throw refuseFile('The file has no table of three columns or more')
  return found
}

const mappedRow = (rows: readonly ReadRow[], columns: Mapped<string>): ReadRow | undefined =>
  rows.find((row) => headingsOf(columns).every(([, heading]) => indexOf(row, heading) >= 0))

const fewestColumns = 3
const filled = ({ cells }: ReadRow): number => cells.filter((cell) => cell !== '').length
const fullestOf = (rows: readonly ReadRow[]): ReadRow | undefined =>
  rows.reduce<ReadRow | undefined>(
    (best, row) => (best && filled(best) >= filled(row) ? best : row),
    undefined,
  )

/** The headings of columns by their names. */
export type Mapped<Name extends string> = Readonly<Partial<Record<Name, string | undefined>>>

const headingsOf = <Name extends string>(columns: Mapped<Name>): [Name, string][] =>
  (Object.entries(columns) as [Name, string | undefined][]).flatMap(([name, heading]) =>
    heading === undefined ? [] : [[name, heading]],
  )

/** The columns that earlier files had, if this one has a row with all of them. */
export const stillFits = <Columns extends Mapped<string>>(
  kept: Columns | undefined,
  rows: readonly ReadRow[],
): Columns | undefined => (kept && mappedRow(rows.slice(0, mostRowsAbove), kept) ? kept : undefined)

export type Places<Name extends string> = Readonly<Partial<Record<Name, { at: number; heading: string }>>>

/** Where the mapped columns are. `keys` are their keys on the wire, for a refusal. */
export function placesOf<Name extends string>(
  row: ReadRow,
  columns: Mapped<Name>,
  keys: Readonly<Record<Name, readonly [key: string, ...unknown[]]>>,
): Places<Name> {
  const found: Partial<Record<Name, { at: number; heading: string }>> = {}
  for (const [name, heading] of headingsOf(columns)) {
    const at = indexOf(row, heading)
    if (at < 0) throw invalidInput({ [`cl.${keys[name][0]}`]: `The file has no column '${heading}'` })
    found[name] = { at, heading }
  }
  return found
}

/** The rows below the headings. Some banks print the headings again on each page. */
export const rowsBelow = (rows: readonly ReadRow[], heading: ReadRow): ReadRow[] =>
  rows.slice(rows.indexOf(heading) + 1).filter((row) => row.cells.join('\n') !== heading.cells.join('\n'))

/** Finds headings by patterns, each once. */
export function finder({ cells }: ReadRow): (...patterns: readonly RegExp[]) => string | undefined {
  const left = new Set(cells.filter((cell) => cell !== ''))
  return (...patterns) => {
    for (const pattern of patterns)
      for (const heading of left)
        if (pattern.test(heading)) {
          left.delete(heading)
          return heading
        }
    return undefined
  }
}

const indexOf = ({ cells }: ReadRow, heading: string): number =>
  cells.findIndex((cell) => isSame(cell, heading))
