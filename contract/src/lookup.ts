/** A table that is asked with what people type: it has its own rows and nothing of what every object inherits. */
export function lookup<V>(rows: Readonly<Record<string, V>>): Readonly<Record<string, V>> {
  return Object.assign(Object.create(null), rows)
}
