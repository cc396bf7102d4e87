import type { FieldPath } from './fieldPath.ts'
import type { ProfileSections } from './profile.ts'

/**
 * What a form asks for beyond the format of single fields. One rule is one line: where it shows, what it says,
 * when it applies and what must hold. The wizard, the edit page and the server all read these tables.
 */
export type Rule = {
  path: FieldPath
  message: string
  when?: Condition
  holds: (profile: ProfileSections, context: RuleContext) => boolean
  /** Asked for in the wizard, but not for good. */
  once?: true
}
export type Condition = (profile: ProfileSections) => boolean
export type RuleContext = { today: Date }

/** Message by readable path, e.g. 'basic.phone.number'. */
export type RuleErrors = Record<string, string>

export function required(path: FieldPath, message: string, when?: Condition): Rule {
  const rule: Rule = { path, message, holds: (profile) => isGiven(valueAt(profile, path)) }
  return when ? { ...rule, when } : rule
}

/** The value at a readable path, e.g. 'location.current.city'. */
export function valueAt(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | null | undefined)?.[key], value)
}

export function isGiven(value: unknown): boolean {
  return (
    value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)
  )
}

/** The first broken rule of each field. */
export function broken(
  rules: readonly Rule[],
  profile: ProfileSections,
  context: RuleContext = { today: new Date() },
): RuleErrors {
  const found: RuleErrors = {}
  for (const rule of rules) {
    if (rule.path in found || (rule.when && !rule.when(profile))) continue
    if (!rule.holds(profile, context)) found[rule.path] = rule.message
  }
  return found
}
