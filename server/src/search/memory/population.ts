import { allocate, type Column, type ColumnName, type Columns, columnNames } from './columns.ts'

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
  #room = scratchFor(0)

  constructor(columns: Columns, size: number) {
    this.columns = columns
    this.size = size
  }

  column(name: ColumnName): Column {
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
    return this.#scratch().narrowed.subarray(0, this.size)
  }

  /** More room, for a test within another. */
  get spare(): Uint32Array {
    return this.#scratch().spare
  }

  /** A mark for each row; who marks rows also removes the marks. */
  get marks(): Uint8Array {
    return this.#scratch().marks
  }

  get scratchBytes(): number {
    return Object.values(this.#room).reduce((sum, { byteLength }) => sum + byteLength, 0)
  }

  #scratch(): Scratch {
    if (this.#room.marks.length < this.size) this.#room = scratchFor(Math.ceil(this.size * growth))
    return this.#room
  }
}

interface Scratch {
  narrowed: Uint32Array
  spare: Uint32Array
  marks: Uint8Array
}

const scratchFor = (rows: number): Scratch => ({
  narrowed: new Uint32Array(rows),
  spare: new Uint32Array(rows),
  marks: new Uint8Array(rows),
})

/** The Active profiles of one gender, in the order of their ids. */
export class Population extends View {
  readonly #prominent = new Map<number, Days>()
  #today: { day: number; rows: readonly number[] } | undefined
  #capacity: number
  /** The columns in the order of `columnNames`. */
  #inOrder: readonly Column[]

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

  put(id: number, values: Values, prominent: Days | undefined): void {
    this.#today = undefined
    if (prominent) this.#prominent.set(id, prominent)
    else this.#prominent.delete(id)
    const row = this.placeOf(id)
    if (row >= this.size || this.idAt(row) !== id) this.#open(row)
    for (const [place, column] of this.#inOrder.entries()) column[row] = values[place] as number
  }

  remove(id: number): void {
    this.#today = undefined
    this.#prominent.delete(id)
    const row = this.rowOf(id)
    if (row === undefined) return
    for (const name of columnNames) this.columns[name].copyWithin(row, row + 1, this.size)
    this.size--
  }

  get bytes(): number {
    return columnNames.reduce((sum, name) => sum + this.columns[name].byteLength, this.scratchBytes)
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

const inOrder = (columns: Columns): Column[] => columnNames.map((name) => columns[name])
