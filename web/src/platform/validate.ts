import { toReadablePath } from '@bnr/contract/paths'
import { plainWords } from '@bnr/contract/plainWords'
import type { ProfileSections } from '@bnr/contract/profiles/profile'
import { broken, type Rule } from '@bnr/contract/profiles/rule'
import { asZod } from '@bnr/contract/schema'
import { config, safeEncode, type z } from 'zod'
import type { FormErrors } from './formErrors.ts'
import * as zod from './zodParts.ts'

config({ customError: plainWords })

/** Returns the messages that the server would give; a rule's message wins over that of a single field. */
export function validate(
  values: ProfileSections,
  rules: readonly Rule[],
  schema: z.ZodType,
  today = new Date(),
): FormErrors {
  return { ...firstIssues(schema, values), ...broken(rules, values, { today }) }
}

export function firstIssues(schema: z.ZodType, values: unknown): FormErrors {
  const issues = issuesOf(schema, values).map(({ path, message }) => [path, message])
  return Object.fromEntries(issues.reverse())
}

/** Returns what a schema finds wrong with a request, by readable path. */
export function issuesOf(schema: z.ZodType, value: unknown): { path: string; message: string }[] {
  const { error } = safeEncode(asZod(schema, zod), value)
  return (error?.issues ?? []).map(({ path, message }) => ({
    path: toReadablePath(schema, path.join('.')),
    message,
  }))
}
