/** Paths of all values in an object; a list of objects has the paths of any of them. Objects named in `whole` are one path. */
export function pathsIn(
  value: unknown,
  whole: readonly string[] = [],
  before: readonly string[] = [],
): string[] {
  const path = before.join('.')
  const values = [value].flat()
  const objects = values.filter((one) => typeof one === 'object' && one !== null)
  if (whole.includes(path)) return [path]
  if (objects.length === 0) return values.length > 0 ? [path] : []
  const found = objects.flatMap((one) =>
    Object.entries(one as object).flatMap(([name, inner]) => pathsIn(inner, whole, [...before, name])),
  )
  return [...new Set(found)].sort()
}
