/**
 * A reference list of values to choose from. Profiles store the key of an entry, which is its label unless the row
 * has another one. The search table stores its code. Code 0 belongs to no entry and means 'not given'.
 */
export type Entry<Extra extends object = object> = Readonly<
  { code: number; key: string; label: string; parent?: number } & Extra
>

export type PlainRow = readonly [code: number, label: string]
export type Row<Extra extends object> = readonly [code: number, label: string, extra: Extra]

export interface List<Extra extends object = object> {
  readonly entries: readonly Entry<Extra>[]
  byCode(code: number): Entry<Extra> | undefined
  byKey(key: string): Entry<Extra> | undefined
  labelOf(code: number): string | undefined
  /** Returns 0 when nothing is given or the list has no such label. Places need the code of their parent. */
  codeOf(label: string | null | undefined, parent?: number): number
  /** Returns 0 when nothing is given or the list has no such key. */
  codeOfKey(key: string | null | undefined): number
  /** All codes with this label, since districts of several states may have the same name. */
  codesOf(label: string): readonly number[]
  childrenOf(parent: number): readonly Entry<Extra>[]
}

export const notGiven = 0
const largestSmallint = 32_767

export function list(rows: readonly PlainRow[]): List
export function list<Extra extends object>(rows: readonly Row<Extra>[]): List<Extra>
export function list(rows: readonly (PlainRow | Row<object>)[]): List {
  const entries = Object.freeze(rows.map(entryOf))
  const byCode = uniqueIndex(entries, ({ code }) => code)
  const byPlace = uniqueIndex(entries, (entry) => placeOf(entry.label, entry.parent))
  const byKey = new Map(entries.map((entry) => [entry.key, entry]))
  const byLabel = Map.groupBy(entries, ({ label }) => label)
  const byParent = Map.groupBy(entries, ({ parent }) => parent)
  return Object.freeze({
    entries,
    byCode: (code: number) => byCode.get(code),
    byKey: (key: string) => byKey.get(key),
    labelOf: (code: number) => byCode.get(code)?.label,
    codeOf: (label: string | null | undefined, parent?: number) =>
      byPlace.get(placeOf(label ?? '', parent))?.code ?? notGiven,
    codeOfKey: (key: string | null | undefined) => byKey.get(key ?? '')?.code ?? notGiven,
    codesOf: (label: string) => (byLabel.get(label) ?? []).map(({ code }) => code),
    childrenOf: (parent: number) => byParent.get(parent) ?? [],
  })
}

/** Rows of one country or state, so that a file of places names the parent once. */
export function within(parent: number, rows: readonly PlainRow[]): Row<{ parent: number }>[] {
  return rows.map(([code, label]) => [code, label, { parent }])
}

/** Rows whose codes start with the code of the entry that they belong to, followed by two digits. */
export function inHundreds<Extra extends object>(
  rows: readonly PlainRow[],
  extraOf: (hundred: number) => Extra,
): Row<Extra>[] {
  return rows.map(([code, label]) => [code, label, extraOf(Math.floor(code / 100))])
}

/** Rows with the category that their codes start with. */
export const categorised = (categories: List, rows: readonly PlainRow[]): List<{ category: string }> =>
  list(inHundreds(rows, (hundred) => ({ category: categories.labelOf(hundred) ?? '' })))

function entryOf([code, label, extra]: PlainRow | Row<object>): Entry {
  if (!Number.isInteger(code) || code < 1 || code > largestSmallint) {
    throw new Error(`Code ${code} of '${label}' is not a positive smallint`)
  }
  return Object.freeze({ key: label, ...extra, code, label })
}

function placeOf(label: string, parent = 0): string {
  return `${parent}/${label}`
}

function uniqueIndex<Id>(entries: readonly Entry[], idOf: (entry: Entry) => Id): Map<Id, Entry> {
  const index = new Map<Id, Entry>()
  for (const entry of entries) {
    if (index.has(idOf(entry))) throw new Error(`'${entry.label}' repeats ${idOf(entry)}`)
    index.set(idOf(entry), entry)
  }
  return index
}
