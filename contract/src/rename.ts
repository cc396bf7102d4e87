import { z } from 'zod'
import { bare, fieldsOf, type WireFields } from './wire.ts'

/**
 * Readable names to short keys and back, by a schema, without judging the values: what we send is our own, and what
 * stands in the database may be older than today's rules. Only declared fields pass. Input is decoded by the schema
 * itself, which judges it.
 */
export function toWire(schema: z.ZodType, value: unknown): unknown {
  return walked(schema, value, (fields, object) => {
    const result: Record<string, unknown> = {}
    for (const [name, [key, inner]] of Object.entries(fields)) {
      if (object[name] !== undefined) result[key] = toWire(inner, object[name])
    }
    return result
  })
}

export function fromWire(schema: z.ZodType, value: unknown): unknown {
  return walked(schema, value, (fields, object) => {
    const result: Record<string, unknown> = {}
    for (const [name, [key, inner]] of Object.entries(fields)) {
      if (object[key] !== undefined) result[name] = fromWire(inner, object[key])
    }
    return result
  })
}

type Rename = (fields: WireFields, object: Record<string, unknown>) => unknown

function walked(schema: z.ZodType, value: unknown, rename: Rename): unknown {
  const inner = bare(schema)
  if (Array.isArray(value)) {
    if (!(inner instanceof z.ZodArray)) return value
    const element = inner.element as z.ZodType
    return fieldsOf(element) ? value.map((item) => walked(element, item, rename)) : value
  }
  if (typeof value !== 'object' || value === null) return value
  const fields = fieldsOf(inner)
  return fields ? rename(fields, value as Record<string, unknown>) : value
}
