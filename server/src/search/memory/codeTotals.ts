import { type Columns, type CountedColumn, countedColumns } from './columns.ts'

const codesAtFirst = 256

/** How many rows have each code of the columns that are counted. Another thread can read it as well. */
export type Totals = Uint32Array<SharedArrayBuffer>

/** Counts rows as they are added and removed, so that a count can go through the rows that it leaves out instead. */
export class CodeTotals {
  readonly #totals = new Map<CountedColumn, Totals>(
    countedColumns.map((name) => [name, allocate(codesAtFirst)]),
  )

  of(name: CountedColumn): Totals {
    return this.#totals.get(name) ?? allocate(0)
  }

  add(columns: Columns, row: number, rows: 1 | -1): void {
    for (const name of countedColumns) {
      const code = columns[name][row] as number
      const totals = this.#roomFor(name, code)
      totals[code] = (totals[code] as number) + rows
    }
  }

  get bytes(): number {
    return [...this.#totals.values()].reduce((sum, { byteLength }) => sum + byteLength, 0)
  }

  #roomFor(name: CountedColumn, code: number): Totals {
    const totals = this.of(name)
    if (code < totals.length) return totals
    const larger = allocate(2 ** Math.ceil(Math.log2(code + 1)))
    larger.set(totals)
    this.#totals.set(name, larger)
    return larger
  }
}

const allocate = (codes: number): Totals => new Uint32Array(new SharedArrayBuffer(4 * codes))
