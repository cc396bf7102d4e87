import { errors } from '../errors.ts'
import type { ProfileStatus } from '../profiles/transitions.ts'
import { type CallOutcome, type ContactKind, callOutcomes, type NewContact } from './entry.ts'

/** Most days from today to a follow-up. */
const followUpDays = 366

/** Error messages of an entry, by readable path. `today` is the day in India, yyyy-MM-dd. */
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

/** Statuses of profiles whose families staff no longer contact. */
export const overStatuses = ['Settled', 'Deleted'] as const satisfies readonly ProfileStatus[]
const isOver = ({ status }: Family) => overStatuses.some((over) => over === status)

/** Why an entry about this family cannot have a follow-up; undefined if it can. */
export function whyNoFollowUp(family: Family, kind: ContactKind): string | undefined {
  if (isOver(family)) return 'You cannot plan a call for a profile that is settled or deleted'
  return family.doNotCall && kind !== 'allow' ? errors.do_not_call.message : undefined
}

export const followUpOf = (outcome: CallOutcome) => callOutcomes[outcome].followUp

/** The last day that a follow-up can have, yyyy-MM-dd. */
export const lastDay = (today: string): string =>
  new Date(Date.parse(today) + followUpDays * 86_400_000).toISOString().slice(0, 10)

/** Whether an entry completes earlier follow-ups: a call does, and so does a new follow-up day. */
export const settlesFollowUps = ({ kind, followUpOn }: Pick<NewContact, 'kind' | 'followUpOn'>): boolean =>
  kind === 'call' || followUpOn !== undefined
