import { CodeTotals, type Totals } from './codeTotals.ts'
import { allocate, type ColumnName, type Columns, type CountedColumn, columnNames } from './columns.ts'

const capacityAtFirst = 1024
const growth = 1.1

/** The values of a row, in the order of `columnNames`. */
export type Values = readonly number[]

/** Days on which a profile is featured: from each first day to the day before each last. */
export type Days = readonly (readonly [first: number, last: number])[]

/** Rows of columns, which a search reads. Another thread may have its own view of the same columns. */
export class View {
  size: number
  columns: Columns
  #narrowed = new Uint32Array(0)

  constructor(columns: Columns, size: number) {
    this.columns = columns
    this.size = size
  }

  column<Name extends ColumnName>(name: Name): Columns[Name] {
    return this.columns[name]
  }

  idAt(row: number): number {
    return this.columns.profile_id[row] ?? 0
  }

  rowOf(id: number): number | undefined {
    const row = this.placeOf(id)
    return row < this.size && this.idAt(row) === id ? row : undefined
  }

  /** The row of the first profile with this id or a greater one. */
  placeOf(id: number): number {
    let [low, high] = [0, this.size]
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.idAt(middle) < id) low = middle + 1
      else high = middle
    }
    return low
  }

  /** Room for as many rows. The next search uses the same, so a search must not wait while it reads it. */
  get narrowed(): Uint32Array {
    if (this.#narrowed.length < this.size) this.#narrowed = new Uint32Array(Math.ceil(this.size * growth))
    return this.#narrowed.subarray(0, this.size)
  }

  get narrowedBytes(): number {
    return this.#narrowed.byteLength
  }
}

/** The Active profiles of one gender, in the order of their ids. */
export class Population extends View {
  readonly #prominent = new Map<number, Days>()
  #today: { day: number; rows: readonly number[] } | undefined
  readonly #totals = new CodeTotals()
  #capacity: number
  /** The columns in the order of `columnNames`. */
  #inOrder: readonly Columns[ColumnName][]

  constructor() {
    super(allocate(capacityAtFirst), 0)
    this.#capacity = capacityAtFirst
    this.#inOrder = inOrder(this.columns)
  }

  /** The rows of those who are featured on this day, in order. */
  featuredOn(day: number): readonly number[] {
    if (this.#today?.day !== day) this.#today = { day, rows: this.#rowsOn(day) }
    return this.#today.rows
  }

  totalsOf(name: CountedColumn): Totals {
    return this.#totals.of(name)
  }

  put(id: number, values: Values, prominent: Days | undefined): void {
    this.#today = undefined
    if (prominent) this.#prominent.set(id, prominent)
    else this.#prominent.delete(id)
    const row = this.placeOf(id)
    if (row >= this.size || this.idAt(row) !== id) this.#open(row)
    else this.#totals.add(this.columns, row, -1)
    for (const [place, column] of this.#inOrder.entries()) column[row] = values[place] as number
    this.#totals.add(this.columns, row, 1)
  }

  remove(id: number): void {
    this.#today = undefined
    this.#prominent.delete(id)
    const row = this.rowOf(id)
    if (row === undefined) return
    this.#totals.add(this.columns, row, -1)
    for (const name of columnNames) this.columns[name].copyWithin(row, row + 1, this.size)
    this.size--
  }

  get bytes(): number {
    return columnNames.reduce(
      (sum, name) => sum + this.columns[name].byteLength,
      this.narrowedBytes + this.#totals.bytes,
    )
  }

  #rowsOn(day: number): number[] {
    const rows = [...this.#prominent]
      .filter(([, days]) => days.some(([first, last]) => first <= day && day < last))
      .flatMap(([id]) => this.rowOf(id) ?? [])
    return rows.sort((a, b) => a - b)
  }

  /** Makes room for a row; new profiles have the largest ids, so it is mostly at the end. */
  #open(row: number): void {
    if (this.size === this.#capacity) this.#grow()
    if (row < this.size) for (const column of this.#inOrder) column.copyWithin(row + 1, row, this.size)
    this.size++
  }

  #grow(): void {
    this.#capacity = Math.ceil(this.#capacity * growth) + capacityAtFirst
    const larger = allocate(this.#capacity)
    for (const name of columnNames) larger[name].set(this.columns[name])
    this.columns = larger
    this.#inOrder = inOrder(larger)
  }
}

const inOrder = (columns: Columns) => columnNames.map((name) => columns[name])
