import { criterion } from '@bnr/contract/criteria'
import { elementOf, fieldsOf, isReadOnly, unwrapped } from '@bnr/contract/wire'
import { z } from 'zod'
import { type ListName, lists } from '../src/reference/lists.ts'

/** A place in a request: the keys that lead to it on the wire. */
export type Place = readonly string[]

type Parts = readonly (readonly [key: string, schema: z.ZodType])[]

/** Caches what `find` returns for a schema: the tests ask thousands of times. */
function remembered<R>(find: (schema: z.ZodType) => R): (schema: z.ZodType) => R {
  const known = new WeakMap<z.ZodType, R>()
  return (schema) => {
    if (!known.has(schema)) known.set(schema, find(schema))
    return known.get(schema) as R
  }
}

/** The fields of an object schema that a request may contain; undefined for other schemas. */
const partsOf = remembered((schema): Parts | undefined => {
  const inner = unwrapped(schema)
  if (inner instanceof z.ZodObject) return Object.entries(inner.shape) as unknown as Parts
  if (elementOf(inner)) return undefined
  const fields = fieldsOf(inner)
  if (!fields) return undefined
  return Object.values(fields)
    .filter((field) => !isReadOnly(field))
    .map(([key, field]) => [key, field])
})

/** Every place of a schema where a request can contain a value, at any depth. Criteria have tests of their own. */
export function placesOf(schema: z.ZodType, path: Place = []): Place[] {
  const element = elementOf(schema)
  if (element === criterion) return []
  if (element) return [[...path, '0'], ...placesOf(element, [...path, '0'])]
  return (partsOf(schema) ?? []).flatMap(([key, part]) => [[...path, key], ...placesOf(part, [...path, key])])
}

/** An input that the schema accepts, with its required fields only. */
export const validInput = (schema: z.ZodType): unknown => structuredClone(neededInput(schema))

const neededInput: (schema: z.ZodType) => unknown = remembered((schema) => {
  const parts = partsOf(schema)
  if (!parts) return validValue(schema)
  const needed = parts.filter(([, part]) => !part.safeDecode(undefined as never).success)
  return Object.fromEntries(needed.map(([key, part]) => [key, neededInput(part)]))
})

const samples: readonly unknown[] = [
  '9876543210',
  10,
  5,
  '10',
  true,
  'true',
  'Anna Mary',
  '123456',
  '10000001',
  '91',
  'A',
  '#AABBCC',
  '1998-04-12',
  '2025-01',
  'Secret123',
  'anna@example.com',
  'aaaaaaaaaaaaaaaaaaaaaaaa',
  '0190a8f0-1111-7111-8111-111111111111',
  '2026-11-22T00:00:00Z',
  {},
  [],
]

function validValue(schema: z.ZodType): unknown {
  const inner = unwrapped(schema)
  const { list } = (inner.meta() ?? {}) as { list?: ListName }
  if (list) return lists[list].entries[0]?.key
  if (inner instanceof z.ZodEnum) return inner.options[0]
  if (inner instanceof z.ZodLiteral) return [...inner.values][0]
  const found = samples.find((sample) => schema.safeDecode(sample as never).success)
  const element = elementOf(inner)
  return found ?? (element ? [validInput(element)] : undefined)
}

/** A valid input with these values at these places; objects on the way get their required fields. */
export function withValues(schema: z.ZodType, values: readonly (readonly [Place, unknown])[]): unknown {
  const request = validInput(schema)
  for (const [place, value] of values) put(schema, request as Record<string, unknown>, place, value)
  return request
}

function put(schema: z.ZodType, into: Record<string, unknown>, [key = '', ...rest]: Place, value: unknown) {
  if (rest.length === 0) {
    into[key] = value
    return
  }
  const part = elementOf(schema) ?? partsOf(schema)?.find(([name]) => name === key)?.[1]
  if (!part) throw new Error(`the schema has no ${key}`)
  into[key] ??= elementOf(part) ? [] : validInput(part)
  put(part, into[key] as Record<string, unknown>, rest, value)
}
