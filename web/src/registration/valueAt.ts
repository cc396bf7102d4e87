/** The value at a readable path of a form, e.g. 'location.current.city'. */
export function valueAt(values: object, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | null | undefined)?.[key], values)
}

export function textAt(values: object, path: string): string {
  const value = valueAt(values, path)
  return value === undefined || value === null ? '' : String(value)
}
