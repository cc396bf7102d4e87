import type { CodeColumn, ListColumn } from '../filters.ts'

/** Columns whose codes are counted for the lists of a search. */
export const countedColumns = [
  'mother_tongue',
  'marital_status',
  'caste',
  'physical_status',
  'denomination',
  'spirituality',
  'education',
  'occupation',
  'country',
  'state',
  'city',
  'family_status',
] as const satisfies readonly CodeColumn[]

/**
 * The columns of a profile in memory: what searches and matches read of its two search rows. 92 bytes for each profile.
 * There are two kinds of arrays, and each test reads one of them: a loop that reads several takes twice as long.
 */
const shortColumns = [
  // Days since 1 January 1970, until 2059.
  'born_on',
  'active_on',
  'height_inches',
  'income',
  'with_photo',
  'verified',
  'age_from',
  'age_to',
  'height_from',
  'height_to',
  'income_from',
  'income_to',
  ...countedColumns,
] as const

/** Columns with the number of a list of codes. */
export const listColumns = [
  'mother_tongues',
  'denominations',
  'castes',
  'educations',
  'occupations',
] as const satisfies readonly ListColumn[]
export const pooledColumns = [...listColumns, 'homes'] as const
const longColumns = [
  'profile_id',
  // A column of 64 bits is stored as two.
  'traits_low',
  'traits_high',
  'refuses_low',
  'refuses_high',
  ...pooledColumns,
] as const

export type CountedColumn = (typeof countedColumns)[number]
export type ShortName = (typeof shortColumns)[number]
export type PooledColumn = (typeof pooledColumns)[number]
export type ColumnName = ShortName | (typeof longColumns)[number]
export const columnNames: readonly ColumnName[] = [...shortColumns, ...longColumns]

export type ShortColumn = Int16Array<SharedArrayBuffer>
export type LongColumn = Int32Array<SharedArrayBuffer>
export type Columns = { [Name in ColumnName]: Name extends ShortName ? ShortColumn : LongColumn }

/** An earlier day, such as that of an unknown birth, is stored as this one. In 1880. */
export const earliestDay = -32_768

export const hasColumn = (name: string): name is CodeColumn & ShortName =>
  shortColumns.some((one) => one === name)
export const isCounted = (name: string): name is CountedColumn => countedColumns.some((one) => one === name)
export const isPooled = (name: string): name is PooledColumn => pooledColumns.some((one) => one === name)

/** Columns that another thread can read as well. */
export const allocate = (capacity: number): Columns =>
  ({
    ...Object.fromEntries(shortColumns.map((name) => [name, new Int16Array(roomFor(capacity, 2))])),
    ...Object.fromEntries(longColumns.map((name) => [name, new Int32Array(roomFor(capacity, 4))])),
  }) as Columns

const roomFor = (capacity: number, bytes: number) => new SharedArrayBuffer(capacity * bytes)
