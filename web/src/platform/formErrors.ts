import { CallError } from '@bnr/contract/client'
import { toReadablePath } from '@bnr/contract/paths'
import type { z } from 'zod'

/** Messages by readable path, e.g. 'basic.phone.number'. */
export type FormErrors = Readonly<Record<string, string>>

/** The server's answer, at the fields of the form it belongs to; nothing when it is about none of them. */
export function errorsOf(error: unknown, schema: z.ZodType): FormErrors {
  const fields = error instanceof CallError ? Object.entries(error.fields) : []
  return Object.fromEntries(fields.map(([path, message]) => [toReadablePath(schema, path), message]))
}
