import type { ProfileSections } from '@bnr/contract/profiles/profile'
import { broken, type Rule } from '@bnr/contract/profiles/rule'
import type { z } from 'zod'
import type { FormErrors } from './formErrors.ts'
import { issuesOf } from './schemaIssues.ts'

/** What the server would say to these values: the rules' messages first, then those of single fields. */
export function validate(
  values: ProfileSections,
  rules: readonly Rule[],
  schema: z.ZodType,
  today = new Date(),
): FormErrors {
  return { ...firstIssues(schema, values), ...broken(rules, values, { today }) }
}

/** One message for each path: of several the first. */
export function firstIssues(schema: z.ZodType, values: unknown): FormErrors {
  const issues = issuesOf(schema, values).map(({ path, message }) => [path, message])
  return Object.fromEntries(issues.reverse())
}
