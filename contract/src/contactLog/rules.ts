import { errors } from '../errors.ts'
import type { ProfileStatus } from '../profiles/transitions.ts'
import { type CallOutcome, type ContactKind, callOutcomes, type NewContact } from './entry.ts'

const latestFollowUp = 366

/** What speaks against an entry, by readable path; `today` is the Indian day. */
export function contactProblems(entry: NewContact, today: string): Record<string, string> {
  const { kind, outcome, note } = entry
  return {
    ...(kind === 'call' && !outcome ? { outcome: 'Select how the call went' } : {}),
    ...(kind !== 'call' && outcome ? { outcome: 'Only a call has an outcome' } : {}),
    ...(kind !== 'call' && !note ? { note: 'Enter a note' } : {}),
    ...followUpProblem(entry, today),
  }
}

function followUpProblem(
  { outcome, followUpOn, followUpAt }: NewContact,
  today: string,
): Record<string, string> {
  const followUp = outcome && followUpOf(outcome)
  if (!followUpOn && followUpAt) return { followUpOn: 'Select a day for this time' }
  if (!followUpOn) return followUp === 'needed' ? { followUpOn: 'Select the day to call back' } : {}
  if (followUp === 'never') return { followUpOn: 'You cannot plan another call after this outcome' }
  if (followUpOn < today) return { followUpOn: 'Select today or a later day' }
  return followUpOn > lastDay(today) ? { followUpOn: 'Select a day within a year' } : {}
}

type Family = { doNotCall?: boolean | undefined; status?: ProfileStatus | undefined }

/** With these families it is over: nobody gets in touch with them again. */
export const overStatuses = ['Settled', 'Deleted'] as const satisfies readonly ProfileStatus[]
const isOver = ({ status }: Family) => overStatuses.some((one) => one === status)

/** Why no day to get in touch again goes with an entry on this family; one that may be called again may have one. */
export function whyNoFollowUp(family: Family, kind: ContactKind): string | undefined {
  if (isOver(family)) return 'You cannot plan a call for a profile that is settled or deleted'
  return family.doNotCall && kind !== 'allow' ? errors.do_not_call.message : undefined
}

export const followUpOf = (outcome: CallOutcome) => callOutcomes[outcome].followUp

/** The last day that can be chosen to get in touch again. */
export const lastDay = (today: string): string =>
  new Date(Date.parse(today) + latestFollowUp * 86_400_000).toISOString().slice(0, 10)

/** A call settles what was to be done before it, and so does a new day. */
export const settlesFollowUps = ({ kind, followUpOn }: Pick<NewContact, 'kind' | 'followUpOn'>): boolean =>
  kind === 'call' || followUpOn !== undefined
