import { type Criterion, criterion } from '@bnr/contract/criteria'
import type { EndpointParts } from '@bnr/contract/endpoint'
import { elementOf, fieldsOf, isReadOnly, unwrapped } from '@bnr/contract/wire'
import { validInput } from '../server/test/requestPlaces.ts'

type Schema = Parameters<typeof unwrapped>[0]

const lengths = [
  100_000, 20_000, 10_000, 5000, 4000, 3000, 2000, 1000, 500, 300, 200, 160, 120, 100, 80, 60, 50, 40, 30, 20,
  16, 10, 6,
]
const fillings = ['அன்பான குடும்பம் ', 'Anna Mary Joseph ', 'Aa1', '9', 'a', 'A']
const numbers = [
  2_147_483_647, 1_000_000_000, 1_000_000, 100_000, 10_000, 3650, 1000, 730, 500, 365, 100, 50, 20,
]
const counts = [1000, 500, 200, 100, 60, 50, 40, 30, 20, 10, 5, 4, 3, 2]

const accepts = (schema: Schema, value: unknown): boolean => schema.safeDecode(value as never).success

/** The largest input that a schema accepts, as sent: each field at its longest, as far as the fields fit together. */
export function largestInput(schema: Schema): unknown {
  const parts = partsOf(schema)
  if (!parts) return largestValue(schema)
  const whole: Record<string, unknown> = {}
  for (const [key, part] of parts) {
    const value = largestInput(part)
    if (value !== undefined) whole[key] = value
  }
  return agreeing(schema, whole)
}

/** Leaves out fields that do not fit the rest. */
function agreeing(schema: Schema, whole: Record<string, unknown>): unknown {
  for (let left = Object.keys(whole).length; left >= 0; left--) {
    const { error, success } = schema.safeDecode(whole as never)
    if (success) return whole
    const wrong = error.issues.flatMap(({ path }) => (path[0] === undefined ? [] : String(path[0])))
    const [key] = wrong
    if (key === undefined || !(key in whole)) break
    delete whole[key]
  }
  return validInput(schema)
}

function partsOf(schema: Schema): [string, Schema][] | undefined {
  const inner = unwrapped(schema)
  if ('shape' in inner) return Object.entries(inner.shape as Record<string, Schema>)
  if (elementOf(inner)) return undefined
  const fields = fieldsOf(inner)
  return fields && Object.values(fields).flatMap((field) => (isReadOnly(field) ? [] : [[field[0], field[1]]]))
}

function largestValue(schema: Schema): unknown {
  const element = elementOf(schema)
  if (element === criterion) return []
  if (element) {
    const one = largestInput(element)
    const many = counts.map((count) => Array.from({ length: count }, (_, at) => different(one, at)))
    return many.find((value) => accepts(schema, value)) ?? validInput(schema)
  }
  return (
    texts().find((text) => accepts(schema, text)) ??
    numbers.find((number) => accepts(schema, number)) ??
    validInput(schema)
  )
}

/** Makes elements different, because equal ones may be refused or cost less. */
const different = (one: unknown, at: number): unknown =>
  typeof one === 'string' && at > 0
    ? `${one.slice(0, -4)}${1000 + at}`
    : typeof one === 'number'
      ? one - at
      : one

const longTexts: string[] = lengths.flatMap((length) =>
  fillings.map((filling) =>
    filling
      .repeat(Math.ceil(length / filling.length))
      .slice(0, length)
      .trim(),
  ),
)
const texts = () => longTexts

/** Searches without criteria, by each declared key with its largest value, and by all of them together. */
export function searchesOf({ keys }: EndpointParts): Criterion[][] {
  const each = Object.entries(keys ?? {}).flatMap(([key, { values }]) =>
    Object.entries(values).map(([operation, schema]) => ({ key, operation, value: largestInput(schema) })),
  )
  const last = new Map(each.map((one) => [one.key, one]))
  return [[], [...last.values()].slice(0, 40), ...each.map((one) => [one])]
}
