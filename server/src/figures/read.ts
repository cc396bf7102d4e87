import { monthShown } from '@bnr/contract/dates'
import type { RequestedPeriod } from '@bnr/contract/figures/endpoints'
import { type FigureName, isByStaff, isMonthly, type StaffFigure } from '@bnr/contract/figures/figures'
import { indianDay } from '@bnr/contract/indianDay'
import { lookup } from '@bnr/contract/lookup'
import { monthAfter } from '@bnr/contract/month'
import { inArray } from 'drizzle-orm'
import { users } from '../accounts/tables.ts'
import type { Queryable } from '../database/database.ts'
import { lists } from '../reference/lists.ts'
import type { Services } from '../services/services.ts'
import { askedDays, type Period, periodOf } from './period.ts'
import {
  type Amounts,
  amountsByMonth,
  amountsByValue,
  claimCounting,
  lastCounted,
  membersByPlan,
} from './store.ts'
import { topicOf } from './topics.ts'

type Part = Omit<Amounts, 'ever'> & { label: string | undefined; ever?: number }
export type Figure = Period & { countedAt: string | undefined; parts: Part[] }

const freshFor = 60_000

/** Returns the latest figures. If they are older than a minute, a job counts again in the background. */
export async function readFigure(
  services: Services,
  name: FigureName,
  asked: RequestedPeriod,
): Promise<Figure> {
  const { db, clock } = services
  const countedAt = await lastCounted(db)
  const period = periodOf(askedDays(asked, indianDay(clock.now()), countedAt && indianDay(countedAt)))
  await refresh(services, countedAt)
  const amounts = countedAt ? await db.read((reader) => amountsOf(reader, name, period)) : []
  const values = amounts.map(({ value }) => value)
  const labelOf = isByStaff(name) ? await staffNames(db, values) : labels[name]
  const parts = amounts.map((part) => ({ ...part, label: labelOf(part.value) }))
  return { ...period, countedAt: countedAt?.toISOString(), parts }
}

async function refresh({ db, clock, jobs }: Services, countedAt: Date | undefined): Promise<void> {
  const now = clock.now()
  const older = new Date(now.getTime() - freshFor)
  if (countedAt && countedAt >= older) return
  await db.inTransaction(async (tx) => {
    if (await claimCounting(tx, now, older)) await jobs.enqueue(tx, 'countFigures', {})
  })
}

async function amountsOf(db: Queryable, name: FigureName, period: Period): Promise<Omit<Part, 'label'>[]> {
  if (name === 'package') return await membersByPlan(db, period)
  const topic = topicOf(name)
  return isMonthly(name) ? await monthByMonth(db, topic, period) : await amountsByValue(db, topic, period)
}

/** Each month next to the same month of the previous period. */
async function monthByMonth(db: Queryable, topic: string, period: Period) {
  const found = await amountsByMonth(db, topic, period)
  const amountIn = (month: string) => found.find((one) => one.month === month)?.amount ?? 0
  const { months } = period
  return months.map((value) => ({
    value,
    current: amountIn(value),
    before: amountIn(monthAfter(value, -months.length)),
  }))
}

type LabelOf = (value: string) => string | undefined

async function staffNames(db: Queryable, values: readonly string[]): Promise<LabelOf> {
  const ids = values.filter(Boolean).map(Number)
  const found = await db.select({ id: users.id, name: users.name }).from(users).where(inArray(users.id, ids))
  const names = new Map(found.map(({ id, name }) => [String(id), name]))
  return (value) => names.get(value)
}

const payments = lookup({ paid: 'Paid', unpaid: 'Unpaid' })
const kinds = lookup({ elite: 'Elite', general: 'General' })

/** Labels for the values of each figure. Names of staff come from the database. */
const labels: Readonly<Record<Exclude<FigureName, StaffFigure>, LabelOf>> = {
  profiles: () => 'All profiles',
  status: (value) => lists.profileStatuses.byKey(value)?.label,
  gender: (value) => lists.genders.byKey(value)?.label,
  createdBy: (value) => lists.createdBy.labelOf(Number(value)),
  caste: (value) => lists.castes.labelOf(Number(value)),
  payment: (value) => payments[value],
  kind: (value) => kinds[value],
  package: (value) => value || undefined,
  month: monthShown,
  revenueByMonth: monthShown,
}
