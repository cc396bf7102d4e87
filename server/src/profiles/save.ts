import { isDeepStrictEqual } from 'node:util'
import { brokenByAnyChange, genderRule } from '@bnr/contract/profiles/everyChange'
import type { ProfileSections } from '@bnr/contract/profiles/profile'
import { profileChange } from '@bnr/contract/profiles/profile'
import type { RuleErrors } from '@bnr/contract/profiles/rule'
import { broken, type Rule, type RuleContext } from '@bnr/contract/profiles/rule'
import { tidy } from '@bnr/contract/profiles/tidy'
import type { Transaction } from '../database/database.ts'
import type { Actor } from '../http/actor.ts'
import { refuseProblems } from '../http/refuseProblems.ts'
import { salaryRanges } from '../reference/data/work.ts'
import type { Services } from '../services/services.ts'
import { auditStaffChange } from './adminAudit.ts'
import { isSameEmail, refuseTakenEmail } from './email.ts'
import { refuseLockedFields } from './policy.ts'
import { columnsOf, merged, type ProfileRow, sectionsOf } from './sections.ts'
import { updateProfile } from './store.ts'

export type Change = { actor: Actor; row: ProfileRow; change: ProfileSections }
/** Returns the problems of a profile after a change, by readable path. */
export type Check = (before: ProfileSections, after: ProfileSections, context: RuleContext) => RuleErrors

/** Applies a change to a stored profile: checks it, saves it, and logs it if staff made it. */
export async function saveSections(
  services: Services,
  tx: Transaction,
  { actor, row, change }: Change,
  check: Check,
): Promise<ProfileRow> {
  const now = services.clock.now()
  const before = sectionsOf(row)
  const given = merged(before, change)
  const after = tidy(given)
  if (change.basic?.gender) refuseBroken(given, [genderRule], now)
  refuseLockedFields(actor, row, change, before, after)
  const context = { today: now }
  refuseProblems(profileChange, {
    ...brokenByAnyChange(before, after, context),
    ...unlistedIncome(before, after),
    ...check(before, after, context),
  })
  const columns = checkedColumns(after)
  const emailVerified = row.emailVerified && isSameEmail(columns.email, row.email)
  const saved = await updateProfile(tx, row.id, { ...columns, emailVerified, changedAt: now }).catch(
    refuseTakenEmail,
  )
  if (actor.kind === 'staff') await auditStaffChange(tx, actor, { before: row, after: saved, at: now })
  return saved
}

/** The columns of a profile. Refuses it and names every value that is not on its list. */
export function checkedColumns(profile: ProfileSections) {
  const unknown: Record<string, string> = {}
  const columns = columnsOf(profile, (path) => {
    unknown[path] = 'Select a value from the list'
  })
  refuseProblems(profileChange, unknown)
  return columns
}

export function refuseBroken(profile: ProfileSections, rules: readonly Rule[], today: Date): void {
  refuseProblems(profileChange, broken(rules, profile, { today }))
}

/**
 * Refuses an income that is not a range of the list, as the form offers them. A stored income is not checked again.
 */
function unlistedIncome(before: ProfileSections, after: ProfileSections): RuleErrors {
  const income = after.professional?.annualIncome
  if (!income || isDeepStrictEqual(income, before.professional?.annualIncome)) return {}
  const isListed = salaryRanges.entries.some(({ from, to }) => from === income.from && to === income.to)
  return isListed ? {} : { 'professional.annualIncome': 'Select annual income' }
}
