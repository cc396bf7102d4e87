import { type FigureName, isMonthly, type StaffFigure } from '@bnr/contract/figures/figures'
import type { Days } from '@bnr/contract/figures/period'
import { indianDay } from '@bnr/contract/indianDay'
import { contactLog } from '../src/contactLog/tables.ts'
import { creditNotes, invoices } from '../src/invoices/tables.ts'
import { memberships } from '../src/memberships/tables.ts'
import { profiles } from '../src/profiles/tables.ts'
import type { TestService } from './harness.ts'

type Entry = { day: string; amount: number; value: string; member?: number }
type Recounted = { current: number; before: number; ever: number }

/** Calculates a figure by its definition from the rows themselves, without the table of figures. */
export async function recount(service: TestService, name: FigureName, { from, to }: Days) {
  const today = indianDay(service.time.now)
  const months = monthsTouched(from, to)
  const { beforeFrom, beforeTo } = comparedWith({ from, to })
  const isCurrent = ({ day }: Entry) => day >= from && day <= to
  const isBefore = ({ day }: Entry) => day >= beforeFrom && day <= beforeTo
  const result: Record<string, Recounted> = {}
  const add = (entry: Entry, value = entry.value) => {
    const into = result[value] ?? { current: 0, before: 0, ever: 0 }
    if (isCurrent(entry)) into.current += entry.amount
    if (isBefore(entry)) into.before += entry.amount
    into.ever += entry.amount
    result[value] = into
  }
  const all = (await everyEntry(service, name)).filter(({ day }) => day <= today)
  if (name === 'package') return membersOf(all, isCurrent, isBefore)
  if (!isMonthly(name)) {
    for (const one of all) add(one)
    return result
  }
  for (let back = 0; back < months; back++)
    add({ day: to, amount: 0, value: '' }, monthsBack(to, back).slice(0, 7))
  for (const one of all) {
    if (isCurrent(one)) add(one, one.day.slice(0, 7))
    if (isBefore(one)) add(one, monthsBack(one.day, -months).slice(0, 7))
  }
  return Object.fromEntries(
    Object.entries(result).map(([month, { ever: _, ...amounts }]) => [month, amounts]),
  )
}

/** The whole months up to a day. */
export const monthsUntil = (to: string, months: number): Days => ({ from: monthsBack(to, months - 1), to })

/** The same days as many months earlier as the period touches. A whole last month is compared with a whole month. */
export function comparedWith({ from, to }: Days) {
  const months = monthsTouched(from, to)
  const isWhole = Number(to.slice(8)) === daysIn(to)
  const [first, last] = [monthsBack(from, months), monthsBack(to, months)]
  return {
    beforeFrom: sameDayIn(first, from),
    beforeTo: sameDayIn(last, isWhole ? `${to.slice(0, 8)}31` : to),
  }
}

/** Each member counts once for a plan, however often it begins in the period. */
function membersOf(all: Entry[], isCurrent: (entry: Entry) => boolean, isBefore: (entry: Entry) => boolean) {
  const members = (entries: Entry[]) => new Set(entries.map(({ member }) => member)).size
  const counted = [...Map.groupBy(all, ({ value }) => value)].map(([plan, own]): [string, Recounted] => [
    plan,
    {
      current: members(own.filter(isCurrent)),
      before: members(own.filter(isBefore)),
      ever: members(own),
    },
  ])
  return Object.fromEntries(counted)
}

async function everyEntry({ db }: TestService, name: FigureName): Promise<Entry[]> {
  if (name === 'package')
    return (await db.select().from(memberships)).map(({ profileId, planName, startsOn }) => ({
      day: startsOn,
      amount: 1,
      value: planName,
      member: profileId,
    }))
  if (name === 'draftsPaid') return await everyFirstPayment(db)
  if (name === 'calls' || name === 'followUpsDone') return await everyContact(db, name)
  if (name === 'revenueByMonth' || name === 'revenueByStaff') return await everySale(db)
  const found = await db.select().from(profiles)
  return found.map((row) => ({ day: indianDay(row.createdAt), amount: 1, value: valueIn(name, row) }))
}

async function everySale(db: TestService['db']): Promise<Entry[]> {
  const notes = await db.select().from(creditNotes)
  const sold = await db.select().from(invoices)
  return sold.flatMap(({ id, paidOn, taxableValue, teleStaffId }) => {
    const value = String(teleStaffId ?? '')
    const own = notes.filter(({ invoiceId }) => invoiceId === id)
    return [
      ...(paidOn ? [{ day: paidOn, amount: taxableValue as number, value }] : []),
      ...own.map((note) => ({ day: note.issuedOn, amount: -note.taxableValue, value })),
    ]
  })
}

async function everyFirstPayment(db: TestService['db']): Promise<Entry[]> {
  const paid = (await db.select().from(invoices)).filter(({ paidOn, profileId }) => paidOn && profileId)
  const byMember = Map.groupBy(paid, ({ profileId }) => profileId)
  return [...byMember.values()].flatMap((own) => {
    const [first] = own.sort((a, b) => (a.paidOn ?? '').localeCompare(b.paidOn ?? '') || a.id - b.id)
    return first ? [{ day: first.paidOn ?? '', amount: 1, value: String(first.teleStaffId ?? '') }] : []
  })
}

async function everyContact(db: TestService['db'], name: 'calls' | 'followUpsDone'): Promise<Entry[]> {
  const logged = await db.select().from(contactLog)
  return logged.flatMap(({ kind, at, userId, ownerId, followUpOn, settledAt }) => {
    if (name === 'calls')
      return kind === 'call' ? [{ day: indianDay(at), amount: 1, value: String(userId) }] : []
    return followUpOn && settledAt ? [{ day: indianDay(settledAt), amount: 1, value: String(ownerId) }] : []
  })
}

type ProfileFigure = Exclude<FigureName, 'package' | 'revenueByMonth' | StaffFigure>

function valueIn(name: ProfileFigure, row: typeof profiles.$inferSelect): string {
  const values: Record<ProfileFigure, unknown> = {
    profiles: '',
    month: '',
    status: row.status,
    gender: row.gender,
    createdBy: row.basic.createdBy ?? '',
    caste: row.basic.caste ?? '',
    payment: row.paid ? 'paid' : 'unpaid',
    kind: row.elite ? 'elite' : 'general',
  }
  return String(values[name])
}

/** First day of the month that was this many months earlier, calculated independently of the figures. */
function monthsBack(day: string, months: number): string {
  const [year = 0, month = 0] = day.split('-').map(Number)
  const counted = year * 12 + (month - 1) - months
  const inYear = String((counted % 12) + 1).padStart(2, '0')
  return `${Math.floor(counted / 12)}-${inYear}-01`
}

/** The same day of another month, or its last day if it is shorter. */
const sameDayIn = (month: string, day: string): string =>
  `${month.slice(0, 8)}${String(Math.min(daysIn(month), Number(day.slice(8)))).padStart(2, '0')}`

function daysIn(day: string): number {
  const [year = 0, number = 0] = day.split('-').map(Number)
  return [31, year % 4 === 0 ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][number - 1] ?? 31
}

function monthsTouched(from: string, to: string): number {
  const [fromYear = 0, fromMonth = 0] = from.split('-').map(Number)
  const [toYear = 0, toMonth = 0] = to.split('-').map(Number)
  return (toYear - fromYear) * 12 + toMonth - fromMonth + 1
}
