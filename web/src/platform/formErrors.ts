import { CallError } from '@bnr/contract/client'
import { toReadablePath } from '@bnr/contract/paths'
import type { z } from 'zod'

/** Messages by readable path, e.g. 'basic.phone.number'. */
export type FormErrors = Readonly<Record<string, string>>

/** Returns the messages of a refusal by field; empty when it concerns no field. */
export function errorsOf(error: unknown, schema: z.ZodType): FormErrors {
  const fields = error instanceof CallError ? Object.entries(error.fields) : []
  return Object.fromEntries(fields.map(([path, message]) => [toReadablePath(schema, path), message]))
}
