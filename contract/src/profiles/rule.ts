import type { FieldPath } from './fieldPath.ts'
import type { ProfileSections } from './profile.ts'

/**
 * A rule of a form beyond the format of single fields: where its message shows, the message, when it applies and what must be
 * true. The wizard, the edit page and the server use the same rules.
 */
export type Rule = {
  path: FieldPath
  message: string
  when?: Condition
  holds: (profile: ProfileSections, context: RuleContext) => boolean
  /** Applies only in the wizard; the value can be cleared later. */
  once?: true
}
export type Condition = (profile: ProfileSections) => boolean
export type RuleContext = { today: Date }

/** Messages by readable path, e.g. 'basic.phone.number'. */
export type RuleErrors = Record<string, string>

export function required(path: FieldPath, message: string, when?: Condition): Rule {
  const rule: Rule = { path, message, holds: (profile) => isGiven(valueAt(profile, path)) }
  return when ? { ...rule, when } : rule
}

/** Returns the value at a readable path, e.g. 'location.current.city'. */
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

/** Returns the message of the first broken rule of each field. */
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
