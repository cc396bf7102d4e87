/** Objects without any value count as empty too. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true
  return typeof value === 'object' && Object.values(value).every(isEmpty)
}

type Tree = Readonly<Record<string, unknown>>

/** Whether two values are equal. Empty values count as missing, and the order of keys does not matter. */
export function isSame(one: unknown, other: unknown): boolean {
  if (isEmpty(one) || isEmpty(other)) return isEmpty(one) && isEmpty(other)
  if (typeof one !== 'object' || typeof other !== 'object') return one === other
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const names = new Set([...Object.keys(one as Tree), ...Object.keys(other as Tree)])
  return [...names].every((name) => isSame((one as Tree)[name], (other as Tree)[name]))
}
