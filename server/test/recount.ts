import { type FigureName, isMonthly, type StaffFigure } from '@bnr/contract/figures/figures'
import { indianDay } from '@bnr/contract/indianDay'
import { contactLog } from '../src/contactLog/tables.ts'
import { creditNotes, invoices } from '../src/invoices/tables.ts'
import { memberships } from '../src/memberships/tables.ts'
import { profiles } from '../src/profiles/tables.ts'
import type { TestService } from './harness.ts'

type Entry = { day: string; amount: number; value: string }
type Recounted = { current: number; before: number; ever: number }

/** Calculates a figure by its definition from the rows themselves, without the table of figures. */
export async function recount(service: TestService, name: FigureName, months: number) {
  const today = indianDay(service.time.now)
  const [from, beforeFrom] = [monthsBack(today, months - 1), monthsBack(today, 2 * months - 1)]
  const beforeTo = comparedUntil(today, months)
  const result: Record<string, Recounted> = {}
  const add = ({ day, amount, value }: Entry) => {
    const into = result[value] ?? { current: 0, before: 0, ever: 0 }
    if (day >= from) into.current += amount
    if (day >= beforeFrom && day <= beforeTo) into.before += amount
    into.ever += amount
    result[value] = into
  }
  const all = (await everyEntry(service, name, today)).filter(({ day }) => day <= today)
  if (!isMonthly(name)) {
    for (const one of all) add(one)
    return result
  }
  for (let back = 0; back < months; back++)
    add({ day: today, amount: 0, value: monthsBack(today, back).slice(0, 7) })
  for (const { day, amount } of all)
    if (day >= beforeFrom)
      add({ day, amount, value: (day >= from ? day : monthsBack(day, -months)).slice(0, 7) })
  return Object.fromEntries(
    Object.entries(result).map(([month, { ever: _, ...amounts }]) => [month, amounts]),
  )
}

/** The last day of the period before that counts, because the current period is not over yet. */
export const comparedUntil = (today: string, months: number): string =>
  sameDayIn(monthsBack(today, months), today)

async function everyEntry({ db }: TestService, name: FigureName, today: string): Promise<Entry[]> {
  if (name === 'package') {
    const begun = (await db.select().from(memberships)).filter(({ startsOn }) => startsOn <= today)
    const latest = new Map<string, Entry>()
    for (const { profileId, planName, startsOn } of begun) {
      const key = `${profileId} ${planName}`
      const day = [latest.get(key)?.day ?? '', startsOn].sort()[1] ?? ''
      latest.set(key, { day, amount: 1, value: planName })
    }
    return [...latest.values()]
  }
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
function sameDayIn(month: string, day: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const days = [31, year % 4 === 0 ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][number - 1] ?? 31
  return `${month.slice(0, 8)}${String(Math.min(days, Number(day.slice(8)))).padStart(2, '0')}`
}
