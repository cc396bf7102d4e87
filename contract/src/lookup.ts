/** Makes a table that is safe to query with user input: it has no inherited keys such as 'constructor'. */
export function lookup<V>(rows: Readonly<Record<string, V>>): Readonly<Record<string, V>> {
  return Object.assign(Object.create(null), rows)
}
