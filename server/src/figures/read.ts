import { monthShown } from '@bnr/contract/dates'
import { type FigureName, isByStaff, isMonthly, type StaffFigure } from '@bnr/contract/figures/figures'
import { indianDay } from '@bnr/contract/indianDay'
import { lookup } from '@bnr/contract/lookup'
import { inArray } from 'drizzle-orm'
import { users } from '../accounts/tables.ts'
import type { Queryable } from '../database/database.ts'
import { firstOfMonth } from '../platform/clock.ts'
import { lists } from '../reference/lists.ts'
import type { Services } from '../services/services.ts'
import { type Period, periodOf } from './period.ts'
import { type Amounts, amountsByMonth, amountsByValue, claimCounting, lastCounted } from './store.ts'
import { topicOf } from './topics.ts'

type Part = Omit<Amounts, 'ever'> & { label: string | undefined; ever?: number }
export type Figure = Period & { countedAt: string | undefined; parts: Part[] }

const freshFor = 60_000

/** Returns the latest figures. If they are older than a minute, a job counts again in the background. */
export async function readFigure(services: Services, name: FigureName, months: number): Promise<Figure> {
  const { db, clock } = services
  const counted = await lastCounted(db)
  await refresh(services, counted?.at)
  const period = periodOf(counted?.day ?? indianDay(clock.now()), months)
  const amounts = counted ? await db.read((reader) => amountsOf(reader, name, period, months)) : []
  const values = amounts.map(({ value }) => value)
  const labelOf = isByStaff(name) ? await staffNames(db, values) : labels[name]
  const parts = amounts.map((part) => ({ ...part, label: labelOf(part.value) }))
  return { ...period, countedAt: counted?.at.toISOString(), parts }
}

async function refresh({ db, clock, jobs }: Services, countedAt: Date | undefined): Promise<void> {
  const now = clock.now()
  const older = new Date(now.getTime() - freshFor)
  if (countedAt && countedAt >= older) return
  await db.inTransaction(async (tx) => {
    if (await claimCounting(tx, now, older)) await jobs.enqueue(tx, 'countFigures', {})
  })
}

async function amountsOf(
  db: Queryable,
  name: FigureName,
  period: Period,
  months: number,
): Promise<Omit<Part, 'label'>[]> {
  const topic = topicOf(name)
  return isMonthly(name)
    ? await monthByMonth(db, topic, period, months)
    : await amountsByValue(db, topic, period)
}

/** Each month next to the same month of the previous period. */
async function monthByMonth(db: Queryable, topic: string, period: Period, months: number) {
  const found = await amountsByMonth(db, topic, period)
  const amountIn = (month: string) => found.find((one) => one.month === month)
  return Array.from({ length: months }, (_, index) => {
    const back = months - 1 - index
    const current = amountIn(firstOfMonth(period.to, back))
    const before = amountIn(firstOfMonth(period.to, back + months))
    return {
      value: firstOfMonth(period.to, back).slice(0, 7),
      current: current?.amount ?? 0,
      before: (back === 0 ? before?.toDay : before?.amount) ?? 0,
    }
  })
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
