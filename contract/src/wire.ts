import { z } from '#schema'

/**
 * One field of a wire object: its short key, its schema, and what it means (unit and range where it has them). A field
 * that is read-only is worked out by the server: replies carry it, in a request it is refused. What else is to be said of it
 * is its domain's own matter (profiles/field.ts).
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

/** Every object of the wire, in order of declaration: the glossary is made from it. */
export const wireObjects: WireCodec[] = []

/**
 * An object that has readable names in code and short keys on the wire. Each name and key stand here once;
 * decoding refuses unknown keys, encoding sends only what is declared.
 */
export function wire<const F extends WireFields>(title: string, fields: F): WireCodec<F> {
  const codec = Object.assign(build(fields), { title, fields }) as unknown as WireCodec<F>
  wireObjects.push(codec as unknown as WireCodec)
  return codec
}

/** The same object for a partial change: every field optional, no default filled in, null clears a field. */
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

/** Only some fields of an object, e.g. what one form may send. */
export function pick<F extends WireFields, K extends keyof F>(codec: WireCodec<F>, names: readonly K[]) {
  const fields = Object.fromEntries(names.map((name) => [name, codec.fields[name]])) as unknown as Pick<F, K>
  return Object.assign(build(fields), { title: codec.title, fields }) as unknown as WireCodec<Pick<F, K>>
}

/** Made when it first judges something: a browser that only renames what the server sent never pays for it. */
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

/** The schema inside what wraps it: optional, nullable, default. */
export function unwrapped(schema: z.ZodType): z.ZodType {
  const { innerType } = schema.def as { innerType?: z.ZodType }
  return innerType ? unwrapped(innerType) : schema
}

/** What an array holds; undefined for any other schema. */
export function elementOf(schema: z.ZodType): z.ZodType | undefined {
  const { type, element } = unwrapped(schema).def as { type: string; element?: z.ZodType }
  return type === 'array' ? element : undefined
}

/** The fields of a wire object, also through wrappers and arrays; undefined for any other schema. */
export function fieldsOf(schema: z.ZodType | undefined): WireFields | undefined {
  if (!schema) return undefined
  const inner = unwrapped(schema)
  if ('fields' in inner) return inner.fields as WireFields
  return fieldsOf(elementOf(inner))
}
