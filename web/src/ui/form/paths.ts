/** A readable path into the values, such as 'phone.number', or 'children.0.name' in a list. */
export type PathOf<Values> = Values extends readonly (infer Item)[]
  ? `${number}` | Under<`${number}`, Item>
  : Values extends object
    ? { [Key in keyof Values & string]-?: Key | Under<Key, Values[Key]> }[keyof Values & string]
    : never

type Under<Key extends string, Value> = `${Key}.${PathOf<NonNullable<Value>>}`

/** The type of the value at each path. */
export type Fields<Values> = { [Path in PathOf<Values>]: ValueAt<Values, Path> }

type ValueAt<Values, Path extends string> = Path extends `${infer First}.${infer Rest}`
  ? ValueAt<NonNullable<Part<Values, First>>, Rest>
  : Part<Values, Path>

type Part<Values, Key extends string> = Values extends readonly (infer Item)[]
  ? Item
  : Key extends keyof Values
    ? Values[Key]
    : unknown

type Tree = Readonly<Record<string, unknown>>

/** Returns the value at a readable path, or undefined where the path ends early. */
export const valueAt = <Values extends object, Path extends keyof Fields<Values>>(
  values: Values,
  path: Path,
) =>
  path
    .split('.')
    .reduce<unknown>((at, part) => (at as Tree | undefined)?.[part], values) as Fields<Values>[Path]

/** Returns a copy of the values with another one at a path; creates missing objects on the way. */
export const withValueAt = <Values extends object, Path extends keyof Fields<Values>>(
  values: Values,
  path: Path,
  value: Fields<Values>[Path],
) => changed(values, path.split('.'), value) as Values

function changed(at: unknown, [first, ...rest]: readonly string[], value: unknown): unknown {
  if (first === undefined) return value
  const part = { [first]: changed((at as Tree | undefined)?.[first], rest, value) }
  return Array.isArray(at) ? Object.assign([...at], part) : { ...(at as Tree | undefined), ...part }
}
