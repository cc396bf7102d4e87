import { type CallOutcome, callOutcomes, type NewContact } from './entry.ts'

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

function followUpProblem({ outcome, followUpOn }: NewContact, today: string): Record<string, string> {
  const followUp = outcome && followUpOf(outcome)
  if (!followUpOn) return followUp === 'needed' ? { followUpOn: 'Select the day to call back' } : {}
  if (followUp === 'never') return { followUpOn: 'After this outcome nobody gets in touch again' }
  if (followUpOn < today) return { followUpOn: 'Select today or a later day' }
  return followUpOn > lastDay(today) ? { followUpOn: 'Select a day within a year' } : {}
}

export const followUpOf = (outcome: CallOutcome) => callOutcomes[outcome].followUp

/** The last day that can be chosen to get in touch again. */
export const lastDay = (today: string): string =>
  new Date(Date.parse(today) + latestFollowUp * 86_400_000).toISOString().slice(0, 10)

/** A call settles what was to be done before it, and so does a new day. */
export const settlesFollowUps = ({ kind, followUpOn }: Pick<NewContact, 'kind' | 'followUpOn'>): boolean =>
  kind === 'call' || followUpOn !== undefined
