/** The type of the value at a readable path such as 'phone.number'; unknown for a path that the values do not have. */
export type ValueAt<Values, Path extends string> = Path extends `${infer First}.${infer Rest}`
  ? First extends keyof Values
    ? ValueAt<NonNullable<Values[First]>, Rest>
    : unknown
  : Path extends keyof Values
    ? Values[Path]
    : unknown

type Tree = Readonly<Record<string, unknown>>

export const valueAt = <Values extends object, Path extends string>(values: Values, path: Path) =>
  path.split('.').reduce<unknown>((at, part) => (at as Tree | undefined)?.[part], values) as ValueAt<
    Values,
    Path
  >

/** Returns a copy of the values with another one at a readable path; creates missing objects on the way. */
export function withValueAt<Values extends object>(values: Values, path: string, value: unknown): Values {
  const [first = '', ...rest] = path.split('.')
  if (rest.length === 0) return { ...values, [first]: value }
  const inner = ((values as Tree)[first] ?? {}) as object
  return { ...values, [first]: withValueAt(inner, rest.join('.'), value) }
}
