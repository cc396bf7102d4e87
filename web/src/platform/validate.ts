import type { CallError } from '@bnr/contract/client'
import { toReadablePath } from '@bnr/contract/paths'
import type { ProfileSections } from '@bnr/contract/profiles/profile'
import { broken, type Rule } from '@bnr/contract/profiles/rule'
import type { z } from 'zod'
import { issuesOf } from './judgement.ts'

/** Message by readable path, e.g. 'basic.phone.number'. */
export type FormErrors = Record<string, string>

/** What the server would say to these values: the rules' messages first, then those of single fields. */
export function validate(
  values: ProfileSections,
  rules: readonly Rule[],
  schema: z.ZodType,
  today = new Date(),
): FormErrors {
  const formats = issuesOf(schema, values).map(({ path, message }) => [path, message])
  const firstOfEach = Object.fromEntries(formats.reverse()) as FormErrors
  return { ...firstOfEach, ...broken(rules, values, { today }) }
}

/** The server's answer, at the fields of the form it belongs to. */
export function errorsOf(error: CallError, schema: z.ZodType): FormErrors {
  const fields = Object.entries(error.fields)
  return Object.fromEntries(fields.map(([path, message]) => [toReadablePath(schema, path), message]))
}
