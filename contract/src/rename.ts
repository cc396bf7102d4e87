import type { z } from '#schema'
import { isAmount, paiseOf, paiseOfMany, rupeesOf } from './money.ts'
import { elementOf, fieldsOf, isReadOnly, unwrapped } from './wire.ts'

/**
 * Turns readable names into short keys without validating the values, because stored values can be older than today's rules.
 * Undeclared fields are dropped, and paise become rupees. Requests are decoded by the schema itself, which validates them.
 */
export function toWire(schema: z.ZodType, value: unknown): unknown {
  return renamed(renamesOf(schema), value, 'toWire')
}

/** Like toWire, but without read-only fields, for sending a value that was read back to the server. */
export function toRequest(schema: z.ZodType, value: unknown): unknown {
  return renamed(renamesOf(schema), value, 'toRequest')
}

export function fromWire(schema: z.ZodType, value: unknown): unknown {
  return renamed(renamesOf(schema), value, 'fromWire')
}

type Direction = 'toWire' | 'toRequest' | 'fromWire'
type Names = [from: string, to: string]
/** Names of a field in each direction, and the renames inside its value if that has fields. */
type Rename = { toWire: Names; toRequest: Names | undefined; fromWire: Names; inner: Renames; money: boolean }
/** Renames of a schema; null if it has no fields. `list` marks an array of such objects. */
type Renames = { list: boolean; fields: Rename[] } | null

const known = new WeakMap<z.ZodType, { renames: Renames }>()

function renamesOf(schema: z.ZodType): Renames {
  const found = known.get(schema)
  if (found) return found.renames
  const fields = fieldsOf(schema)
  const renames: Renames = fields ? { list: elementOf(schema) !== undefined, fields: [] } : null
  known.set(schema, { renames })
  for (const [name, field] of Object.entries(fields ?? {})) {
    const [key, inner] = field
    const names: Names = [name, key]
    const toRequest = isReadOnly(field) ? undefined : names
    const money = isAmount(unwrapped(inner))
    renames?.fields.push({ toWire: names, toRequest, fromWire: [key, name], inner: renamesOf(inner), money })
  }
  return renames
}

function renamed(renames: Renames, value: unknown, direction: Direction): unknown {
  if (!renames || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value))
    return renames.list ? value.map((item) => renamedObject(renames.fields, item, direction)) : value
  return renamedObject(renames.fields, value as Record<string, unknown>, direction)
}

const noNames: Names = ['', '']

function renamedObject(fields: readonly Rename[], value: Record<string, unknown>, direction: Direction) {
  const result: Record<string, unknown> = {}
  for (const field of fields) {
    const [from, to] = field[direction] ?? noNames
    const fieldValue = value[from]
    if (fieldValue === undefined) continue
    result[to] = field.money ? moneyOf(fieldValue, direction) : renamed(field.inner, fieldValue, direction)
  }
  return result
}

function moneyOf(value: unknown, direction: Direction): unknown {
  if (typeof value !== 'number') return value
  return direction === 'fromWire' ? paiseOf(value) : rupeesOf(paiseOfMany(value))
}
