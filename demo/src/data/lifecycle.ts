import { indianDay } from '@bnr/contract/indianDay'
import type { MediaKind } from '@bnr/contract/media/schemas'
import type { MediaStatus } from '@bnr/contract/media/transitions'
import { daysOf } from '@bnr/contract/plans/schemas'
import type { ProfileStatus } from '@bnr/contract/profiles/transitions'
import { dayAfter } from '../../../server/src/memberships/days.ts'
import { lastDayOf } from '../../../server/src/memberships/start.ts'
import { type CataloguePlan, cataloguePlan } from '../../../server/src/plans/catalogue.ts'
import { historyOf, type PastTransition, within } from './history.ts'
import { soldPlans } from './plans.ts'
import type { Random, Weighted } from './random.ts'

/** The status of a profile, how it got there, and its memberships. */
export type Lifecycle = {
  status: ProfileStatus
  paid: boolean
  elite: boolean
  phoneVerified: boolean
  createdAt: Date
  changedAt: Date
  history: readonly PastTransition[]
  membership: Membership | undefined
  /** The membership before this one. */
  earlier: Membership | undefined
}
export type Photo = { id: string; kind: MediaKind; status: MediaStatus; folder: string }
export type Membership = {
  plan: CataloguePlan
  startsOn: string
  endsOn: string
  usedPhoneContacts: number
  usedExpressInterests: number
  /** When an upgrade replaced it. */
  replacedAt?: Date
}

const day = 86_400_000
const statuses: Weighted<ProfileStatus> = [
  ['Active', 900],
  ['Ready', 25],
  ['Draft', 28],
  ['Rejected', 10],
  ['Deactivated', 13],
  ['Settled', 14],
  ['Deleted', 10],
]
const shareOfPayers = 0.17
const shareOfExpired = 0.05
const daysInQueue = 6

export function lifecycleOf(random: Random, createdAt: Date, now: Date): Lifecycle {
  const status = random.weighted(statuses)
  const readyAt = readyTime(random, status, createdAt, now)
  const history = historyOf(random, status, createdAt, readyAt, now)
  const membership = status === 'Active' ? membershipOf(random, createdAt, now) : undefined
  const paid = membership !== undefined && membership.endsOn >= indianDay(now)
  return {
    status,
    paid,
    elite: paid && membership.plan.category === 'Elite',
    phoneVerified: status !== 'Draft' && random.chance(0.82),
    createdAt,
    changedAt: history.at(-1)?.at ?? createdAt,
    history,
    membership,
    earlier: membership && earlierThan(membership, random, createdAt),
  }
}

/** Profiles that wait for review were submitted recently, all others soon after their creation. */
function readyTime(random: Random, status: ProfileStatus, createdAt: Date, now: Date): Date | undefined {
  if (status === 'Draft') return undefined
  const earliest = status === 'Ready' ? now.getTime() - daysInQueue * day : createdAt.getTime()
  const start = Math.max(createdAt.getTime(), earliest)
  return within(random, start, status === 'Ready' ? now.getTime() : start + 2 * day, now)
}

/** A running membership for payers. A few others have one that has ended. */
function membershipOf(random: Random, createdAt: Date, now: Date): Membership | undefined {
  const running = random.chance(shareOfPayers)
  if (!running && !random.chance(shareOfExpired)) return undefined
  const plan = random.weighted(soldPlans)
  const days = daysOf(plan)
  const ago = running ? random.next() * days * 0.95 : days + 5 + random.next() * 400
  const start = now.getTime() - ago * day
  if (!running && start < createdAt.getTime()) return undefined
  const startsAt = new Date(Math.max(start, createdAt.getTime()))
  const usedShare = Math.min(1, random.next() * 1.1)
  return {
    plan,
    startsOn: indianDay(startsAt),
    endsOn: lastDayOf(plan, indianDay(startsAt)),
    usedPhoneContacts: Math.floor(plan.phoneContacts * usedShare),
    usedExpressInterests: Math.floor(plan.expressInterests * usedShare * 0.8),
  }
}

/**
 * A third of the payers had a smaller plan before. Some renewed it or bought another one, some upgraded while it ran.
 */
function earlierThan(membership: Membership, random: Random, createdAt: Date): Membership | undefined {
  const plan = cataloguePlan('Saphire Classic')
  const days = daysOf(plan)
  const isUpgrade = random.chance(0.4) && plan.price < membership.plan.price
  const before = isUpgrade ? random.int(15, days - 10) : days
  const startsOn = dayAfter(membership.startsOn, -before)
  if (!random.chance(0.6) || startsOn < indianDay(createdAt)) return undefined
  return {
    plan,
    startsOn,
    endsOn: lastDayOf(plan, startsOn),
    usedPhoneContacts: random.int(5, plan.phoneContacts),
    usedExpressInterests: random.int(5, plan.expressInterests),
    ...(isUpgrade ? { replacedAt: new Date(`${membership.startsOn}T11:00:00+05:30`) } : {}),
  }
}

/** The status of a photo. Nearly all active profiles have an approved one, some have one that waits. */
export function photoStatusOf(random: Random, status: ProfileStatus): MediaStatus | undefined {
  if (status === 'Draft') return undefined
  if (status === 'Ready') return random.chance(0.7) ? 'Ready' : undefined
  if (status !== 'Active') return random.chance(0.7) ? 'Active' : undefined
  const at = random.next()
  if (at < 0.85) return 'Active'
  if (at < 0.865) return 'Ready'
  return at < 0.869 ? 'Rejected' : undefined
}
