import type { BoundColumn, CodeColumn, ListColumn } from '../filters.ts'

/**
 * The columns of a profile in memory: what searches and matches read of its two search rows. 94 bytes for each profile.
 * Days are counted from 1 January 1970. A column of 64 bits is stored as two.
 */
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
  traits_low: Int32Array,
  traits_high: Int32Array,
  age_from: Int16Array,
  age_to: Int16Array,
  height_from: Int16Array,
  height_to: Int16Array,
  income_from: Int16Array,
  income_to: Int16Array,
  refuses_low: Int32Array,
  refuses_high: Int32Array,
  // Preferred lists, as numbers of `CodeLists`.
  mother_tongues: Int32Array,
  denominations: Int32Array,
  castes: Int32Array,
  educations: Int32Array,
  occupations: Int32Array,
  homes: Int32Array,
} as const satisfies Partial<Record<CodeColumn | BoundColumn, unknown>> & Record<string, unknown>

export type ColumnName = keyof typeof kinds
export const columnNames = Object.keys(kinds) as ColumnName[]
export type Column =
  | Int32Array<SharedArrayBuffer>
  | Int16Array<SharedArrayBuffer>
  | Uint8Array<SharedArrayBuffer>
export type Columns = Record<ColumnName, Column>

/** Columns with the number of a list of codes. */
export const listColumns = [
  'mother_tongues',
  'denominations',
  'castes',
  'educations',
  'occupations',
] as const satisfies readonly (ListColumn & ColumnName)[]
export type PooledColumn = (typeof listColumns)[number] | 'homes'
export const pooledColumns: readonly PooledColumn[] = [...listColumns, 'homes']

export const hasColumn = (name: string): name is ColumnName => Object.hasOwn(kinds, name)
export const isPooled = (name: string): name is PooledColumn => pooledColumns.some((one) => one === name)

/** Columns that another thread can read as well. */
export const allocate = (capacity: number): Columns =>
  Object.fromEntries(
    columnNames.map((name) => {
      const Kind: new (memory: SharedArrayBuffer) => Column = kinds[name]
      return [name, new Kind(new SharedArrayBuffer(capacity * kinds[name].BYTES_PER_ELEMENT))]
    }),
  ) as Columns
