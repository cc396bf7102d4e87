import type { z } from '#schema'
import { isAmount, paiseOf, paiseOfMany, rupeesOf } from './money.ts'
import { elementOf, fieldsOf, isReadOnly, unwrapped } from './wire.ts'

/**
 * Readable names to short keys and back, by a schema, without judging the values: what we send is our own, and what
 * stands in the database may be older than today's rules. Only declared fields pass. Input is decoded by the schema
 * itself, which judges it. Money is rupees there and paise here (money.ts).
 */
export function toWire(schema: z.ZodType, value: unknown): unknown {
  return renamed(renamesOf(schema), value, 'toWire')
}

/** What a caller may send of a value that was read: without what the server works out itself. */
export function toRequest(schema: z.ZodType, value: unknown): unknown {
  return renamed(renamesOf(schema), value, 'toRequest')
}

export function fromWire(schema: z.ZodType, value: unknown): unknown {
  return renamed(renamesOf(schema), value, 'fromWire')
}

type Direction = 'toWire' | 'toRequest' | 'fromWire'
type Names = [from: string, to: string]
/** One field: what it is called here and there, and the renames of what it holds, if that has fields too. */
type Rename = { toWire: Names; toRequest: Names | undefined; fromWire: Names; inner: Renames; money: boolean }
/** Looked up once for each schema; null for what has no fields. `list` holds such objects. */
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
    const there: Names = [name, key]
    const toRequest = isReadOnly(field) ? undefined : there
    const money = isAmount(unwrapped(inner))
    renames?.fields.push({ toWire: there, toRequest, fromWire: [key, name], inner: renamesOf(inner), money })
  }
  return renames
}

function renamed(renames: Renames, value: unknown, direction: Direction): unknown {
  if (!renames || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value))
    return renames.list ? value.map((item) => renamedObject(renames.fields, item, direction)) : value
  return renamedObject(renames.fields, value as Record<string, unknown>, direction)
}

const nowhere: Names = ['', '']

function renamedObject(fields: readonly Rename[], value: Record<string, unknown>, direction: Direction) {
  const result: Record<string, unknown> = {}
  for (const field of fields) {
    const [from, to] = field[direction] ?? nowhere
    const held = value[from]
    if (held === undefined) continue
    result[to] = field.money ? moneyOf(held, direction) : renamed(field.inner, held, direction)
  }
  return result
}

function moneyOf(held: unknown, direction: Direction): unknown {
  if (typeof held !== 'number') return held
  return direction === 'fromWire' ? paiseOf(held) : rupeesOf(paiseOfMany(held))
}
