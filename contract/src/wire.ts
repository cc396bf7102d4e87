import { z } from '#schema'

/**
 * A field of a wire object: short key, schema, meaning (with unit and range), whether it is read-only, and data of its domain
 * (profiles/field.ts). The server computes read-only fields and refuses them in requests.
 */
export type WireField = readonly [
  key: string,
  schema: z.ZodType,
  meaning: string,
  readOnly?: typeof readOnly | undefined,
  row?: object,
]
export const readOnly = 'readOnly'
export type WireFields = Readonly<Record<string, WireField>>

type Readable<F extends WireFields> = z.ZodObject<{ -readonly [K in keyof F]: F[K][1] }>
type Short<F extends WireFields> = z.ZodObject<{
  -readonly [K in keyof F as F[K][0]]: F[K][1]
}>

export type WireCodec<F extends WireFields = WireFields> = z.ZodCodec<
  Short<F>,
  z.ZodType<z.output<Readable<F>>>
> & { readonly title: string; readonly fields: F }

/** Every wire object in the order of declaration. The glossary is generated from it. */
export const wireObjects: WireCodec[] = []

/**
 * Declares an object with readable names in code and short keys on the wire. Decoding refuses unknown keys, and encoding drops
 * undeclared fields.
 */
export function wire<const F extends WireFields>(title: string, fields: F): WireCodec<F> {
  const codec = Object.assign(build(fields), { title, fields }) as unknown as WireCodec<F>
  wireObjects.push(codec as unknown as WireCodec)
  return codec
}

/** Makes an object for partial changes: every field is optional, defaults do not apply, and null clears a field. */
export function patch<F extends WireFields>(codec: WireCodec<F>) {
  const fields = Object.fromEntries(
    Object.entries(codec.fields).map(([name, [key, schema, ...rest]]) => [
      name,
      [key, unwrapped(schema).nullable().optional(), ...rest] as const,
    ]),
  )
  type Patch = { [K in keyof F]: readonly [F[K][0], PatchSchema<F[K][1]>, string] }
  return Object.assign(build(fields), {
    title: `${codec.title} (change)`,
    fields,
  }) as unknown as WireCodec<Patch>
}

type PatchSchema<S extends z.ZodType> = z.ZodOptional<
  z.ZodNullable<z.ZodType<Exclude<z.output<S>, undefined>>>
>

/** Makes an object with some of the fields, e.g. for one form. */
export function pick<F extends WireFields, K extends keyof F>(codec: WireCodec<F>, names: readonly K[]) {
  const fields = Object.fromEntries(names.map((name) => [name, codec.fields[name]])) as unknown as Pick<F, K>
  return Object.assign(build(fields), { title: codec.title, fields }) as unknown as WireCodec<Pick<F, K>>
}

/** Builds the codec only when it first validates something. A browser that only renames replies never builds it. */
const build = (fields: WireFields) => z.lazy(() => codecOf(fields))

function codecOf(fields: WireFields) {
  const entries = Object.entries(fields)
  const short = z.strictObject(Object.fromEntries(entries.map(([, field]) => [field[0], described(field)])))
  const written = entries.filter(([, field]) => !isReadOnly(field))
  const keyOf = new Map(written.map(([name, [key]]) => [name, key]))
  const nameOf = new Map(entries.map(([name, [key]]) => [key, name]))
  const derived = entries.filter(([, field]) => isReadOnly(field)).map(([, [key]]) => key)
  return z.codec(short, z.custom<Record<string, unknown>>(isPlainObject), {
    decode: (value, { issues }) => {
      const keys = derived.filter((key) => key in value)
      if (keys.length > 0) issues.push({ code: 'unrecognized_keys', keys, input: value })
      return renamed(value, nameOf)
    },
    encode: (value) => renamed(value, keyOf),
  })
}

export const isReadOnly = (field: WireField): boolean => field[3] === readOnly

function described(field: WireField): z.ZodType {
  const [, schema, meaning] = field
  return schema.meta({
    ...schema.meta(),
    description: meaning,
    ...(isReadOnly(field) ? { readOnly: true } : {}),
  })
}

function isPlainObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function renamed(value: Record<string, unknown>, names: Map<string, string>): Record<string, unknown> {
  const result: Record<string, unknown> = {}
  for (const key in value) {
    const name = names.get(key)
    if (name !== undefined && value[key] !== undefined) result[name] = value[key]
  }
  return result
}

/** Returns the schema inside optional, nullable and default. */
export function unwrapped(schema: z.ZodType): z.ZodType {
  const { innerType } = schema.def as { innerType?: z.ZodType }
  return innerType ? unwrapped(innerType) : schema
}

/** Returns the schema of the elements of an array; undefined for any other schema. */
export function elementOf(schema: z.ZodType): z.ZodType | undefined {
  const { type, element } = unwrapped(schema).def as { type: string; element?: z.ZodType }
  return type === 'array' ? element : undefined
}

/** Returns the fields of a wire object, also inside wrappers and arrays; undefined for any other schema. */
export function fieldsOf(schema: z.ZodType | undefined): WireFields | undefined {
  if (!schema) return undefined
  const inner = unwrapped(schema)
  if ('fields' in inner) return inner.fields as WireFields
  return fieldsOf(elementOf(inner))
}
