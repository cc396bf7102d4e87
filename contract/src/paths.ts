import type { z } from '#schema'
import { fieldsOf } from './wire.ts'

/** Turns 'basic.phone.number' into 'bi.ph.nu', by the fields of `schema`. Unknown parts stay as they are. */
export function toWirePath(schema: z.ZodType, path: string): string {
  return translate(schema, path, (fields, part) => {
    const field = fields[part]
    return field && { part: field[0], schema: field[1] }
  })
}

/** Turns 'bi.ph.nu' into 'basic.phone.number', to find the form field of a server error. */
export function toReadablePath(schema: z.ZodType, path: string): string {
  return translate(schema, path, (fields, part) => {
    const entry = Object.entries(fields).find(([, field]) => field[0] === part)
    return entry && { part: entry[0], schema: entry[1][1] }
  })
}

type Fields = NonNullable<ReturnType<typeof fieldsOf>>
type Step = { part: string; schema: z.ZodType }

function translate(
  schema: z.ZodType,
  path: string,
  next: (fields: Fields, part: string) => Step | undefined,
): string {
  let at: z.ZodType | undefined = schema
  const parts = path.split('.').map((part) => {
    if (/^\d+$/.test(part)) return part
    const fields = fieldsOf(at)
    const found: Step | undefined = fields && next(fields, part)
    at = found?.schema
    return found?.part ?? part
  })
  return parts.join('.')
}
