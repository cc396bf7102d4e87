import { valueAt } from '@bnr/contract/profiles/rule'

export function textAt(values: object, path: string): string {
  const value = valueAt(values, path)
  return value === undefined || value === null ? '' : String(value)
}

type Tree = Readonly<Record<string, unknown>>

/** The same values with another one at a readable path. */
export function withValueAt<Values extends object>(values: Values, path: string, value: unknown): Values {
  const [first = '', ...rest] = path.split('.')
  if (rest.length === 0) return { ...values, [first]: value }
  const inner = ((values as Tree)[first] ?? {}) as object
  return { ...values, [first]: withValueAt(inner, rest.join('.'), value) }
}
