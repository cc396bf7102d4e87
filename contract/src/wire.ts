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
export const wireObjects: { readonly title: string; readonly fields: WireFields }[] = []

/** Adds what follows from the short keys that a request contains, before they are checked. */
type Complete = (sent: Record<string, unknown>) => Record<string, unknown>

/**
 * Declares an object with readable names in code and short keys on the wire. Decoding refuses unknown keys, and encoding drops
 * undeclared fields.
 */
export function wire<const F extends WireFields>(
  title: string,
  fields: F,
  complete?: Complete,
): WireCodec<F> {
  wireObjects.push({ title, fields })
  return built(title, fields, complete)
}

/** Makes an object for partial changes: every field is optional, defaults do not apply, and null clears a field. */
export function patch<F extends WireFields>(codec: WireCodec<F>) {
  const fields = {} as { [K in keyof F]: PatchField<F[K]> }
  for (const name in codec.fields) {
    const field: F[typeof name] = codec.fields[name]
    const [, , ...rest] = field
    fields[name] = [field[0], unwrapped<F[typeof name][1]>(field[1]).nullable().optional(), ...rest]
  }
  return built(`${codec.title} (change)`, fields)
}

type PatchField<Field extends WireField> = readonly [
  key: Field[0],
  schema: PatchSchema<Field[1]>,
  meaning: string,
  readOnly?: typeof readOnly | undefined,
  row?: object,
]

type PatchSchema<S extends z.ZodType> = z.ZodOptional<z.ZodNullable<Unwrapped<S>>>

/** Makes an object with some of the fields, e.g. for one form. */
export function pick<F extends WireFields, K extends keyof F>(codec: WireCodec<F>, names: readonly K[]) {
  const fields = {} as Pick<F, K>
  for (const name of names) fields[name] = codec.fields[name]
  return built(codec.title, fields)
}

/** Builds the codec only when it first validates something. A browser that only renames replies never builds it. */
function built<F extends WireFields>(title: string, fields: F, complete?: Complete): WireCodec<F> {
  const schema = z.lazy(() => (complete ? withCompletion(codecOf(fields), complete) : codecOf(fields)))
  // The codec is made from the fields at run time, so no type of its parts can lead to F.
  return Object.assign(schema, { title, fields }) as unknown as WireCodec<F>
}

/** The JSON Schema is that of the codec, because zod would describe the input as any object. */
function withCompletion(codec: ReturnType<typeof codecOf>, complete: Complete) {
  const whole = z.codec(z.record(z.string(), z.unknown()), codec, {
    decode: complete,
    encode: (value) => value,
  })
  whole._zod.toJSONSchema = () => z.toJSONSchema(codec, { io: 'input', unrepresentable: 'any' })
  return whole
}

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
export function unwrapped<S extends z.ZodType>(schema: S): Unwrapped<S> {
  let inner: z.ZodType = schema
  for (let next = innerOf(inner); next; next = innerOf(inner)) inner = next
  return inner as Unwrapped<S>
}

type Unwrapped<S extends z.ZodType> = z.ZodType<Exclude<z.output<S>, undefined>>

const innerOf = ({ def }: z.ZodType) => (def as { innerType?: z.ZodType }).innerType

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
