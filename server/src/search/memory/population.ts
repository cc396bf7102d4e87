import type { CodeColumn } from '../filters.ts'

const capacityAtFirst = 1024
const growth = 1.25

/** The columns of one gender's profiles, with about 55 bytes for each. Days are counted from 1 January 1970. */
const kinds = {
  profile_id: Int32Array,
  born_on: Int32Array,
  active_on: Int32Array,
  height_inches: Int16Array,
  income: Int16Array,
  mother_tongue: Int16Array,
  marital_status: Int16Array,
  caste: Int16Array,
  physical_status: Int16Array,
  denomination: Int16Array,
  spirituality: Int16Array,
  education: Int16Array,
  occupation: Int16Array,
  country: Int16Array,
  state: Int16Array,
  city: Int16Array,
  family_status: Int16Array,
  with_photo: Uint8Array,
  verified: Uint8Array,
} as const satisfies Partial<Record<CodeColumn, unknown>> & Record<string, unknown>

export type ColumnName = keyof typeof kinds
export const columnNames = Object.keys(kinds) as ColumnName[]
export type Column = Int32Array | Int16Array | Uint8Array
export type Values = Record<ColumnName, number>

export const hasColumn = (name: string): name is ColumnName => Object.hasOwn(kinds, name)

/** Days on which a profile is featured: from each first day to the day before each last. */
export type Days = readonly (readonly [first: number, last: number])[]

/** The Active profiles of one gender, in the order of their ids. */
export class Population {
  size = 0
  readonly prominent = new Map<number, Days>()
  #capacity = capacityAtFirst
  #columns = allocate(capacityAtFirst)

  column(name: ColumnName): Column {
    return this.#columns[name]
  }

  idAt(row: number): number {
    return this.#columns.profile_id[row] ?? 0
  }

  rowOf(id: number): number | undefined {
    const row = this.#placeOf(id)
    return row < this.size && this.idAt(row) === id ? row : undefined
  }

  put(values: Values): void {
    const row = this.#placeOf(values.profile_id)
    if (this.idAt(row) !== values.profile_id || row >= this.size) this.#open(row)
    for (const name of columnNames) this.#columns[name][row] = values[name]
  }

  remove(id: number): void {
    this.prominent.delete(id)
    const row = this.rowOf(id)
    if (row === undefined) return
    for (const name of columnNames) this.#columns[name].copyWithin(row, row + 1, this.size)
    this.size--
  }

  get bytes(): number {
    return columnNames.reduce((sum, name) => sum + this.#columns[name].byteLength, 0)
  }

  /** Makes room for a row; new profiles have the largest ids, so it is mostly at the end. */
  #open(row: number): void {
    if (this.size === this.#capacity) this.#grow()
    for (const name of columnNames) this.#columns[name].copyWithin(row + 1, row, this.size)
    this.size++
  }

  #grow(): void {
    this.#capacity = Math.ceil(this.#capacity * growth)
    const larger = allocate(this.#capacity)
    for (const name of columnNames) larger[name].set(this.#columns[name])
    this.#columns = larger
  }

  /** The row of the first profile with this id or a greater one. */
  #placeOf(id: number): number {
    let [low, high] = [0, this.size]
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.idAt(middle) < id) low = middle + 1
      else high = middle
    }
    return low
  }
}

const allocate = (capacity: number) =>
  Object.fromEntries(columnNames.map((name) => [name, new kinds[name](capacity)])) as Record<
    ColumnName,
    Column
  >
