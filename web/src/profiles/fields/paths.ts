import { valueAt } from '@bnr/contract/profiles/rule'

export function textAt(values: object, path: string): string {
  const value = valueAt(values, path)
  return value === undefined || value === null ? '' : String(value)
}
