import type { ProfileStatus, TransitionName } from '@bnr/contract/profiles/transitions'
import type { Random } from './random.ts'

export type PastTransition = {
  action: TransitionName | 'create'
  from: ProfileStatus | null
  to: ProfileStatus
  at: Date
  byStaff: boolean
  reason?: string
}

const day = 86_400_000

const endings: Partial<
  Record<ProfileStatus, { action: TransitionName; byStaff: boolean; reasons: readonly string[] }>
> = {
  Deactivated: { action: 'deactivate', byStaff: false, reasons: ['mb', 'mo', 'br', 'nm', 'tm'] },
  Settled: { action: 'settle', byStaff: true, reasons: [] },
  Deleted: {
    action: 'delete',
    byStaff: true,
    reasons: ['Duplicate profile', 'Requested by the family', 'Wrong details'],
  },
}

/** The transitions that led to a status, none of them in the future. */
export function historyOf(
  random: Random,
  status: ProfileStatus,
  createdAt: Date,
  readyAt: Date | undefined,
  now: Date,
): PastTransition[] {
  const created: PastTransition = { action: 'create', from: null, to: 'Draft', at: createdAt, byStaff: false }
  if (!readyAt) return [created]
  const ready: PastTransition = { action: 'ready', from: 'Draft', to: 'Ready', at: readyAt, byStaff: false }
  if (status === 'Ready') return [created, ready]
  const decidedAt = within(random, readyAt.getTime(), readyAt.getTime() + 2 * day, now)
  if (status === 'Rejected') {
    const reason = random.pick([
      'Details are incomplete',
      'Name is not a full name',
      'Photo and details do not agree',
    ])
    return [
      created,
      ready,
      { action: 'reject', from: 'Ready', to: 'Rejected', at: decidedAt, byStaff: true, reason },
    ]
  }
  const approved: PastTransition = {
    action: 'approve',
    from: 'Ready',
    to: 'Active',
    at: decidedAt,
    byStaff: true,
  }
  const ending = endings[status]
  if (!ending) return [created, ready, approved]
  const { action, byStaff, reasons } = ending
  const at = within(random, decidedAt.getTime(), now.getTime(), now)
  const reason = reasons.length > 0 ? { reason: random.pick(reasons) } : {}
  return [created, ready, approved, { action, from: 'Active', to: status, at, byStaff, ...reason }]
}

/** A random time between two, but not in the future. */
export function within(random: Random, from: number, to: number, now: Date): Date {
  const latest = Math.min(to, now.getTime())
  return new Date(Math.round(from + random.next() * Math.max(0, latest - from)))
}
