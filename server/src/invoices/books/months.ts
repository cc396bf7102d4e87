import { indianDay } from '@bnr/contract/indianDay'
import type { BookMonth } from '@bnr/contract/invoices/months'
import { monthAfter, monthOf } from '@bnr/contract/month'
import type { PageOf } from '@bnr/contract/page'
import { desc, eq, getTableColumns, inArray } from 'drizzle-orm'
import { users } from '../../accounts/tables.ts'
import type { Queryable } from '../../database/database.ts'
import type { Page } from '../../database/paged.ts'
import { firstMonth, monthToClose } from './closing.ts'
import { totalsOfMonths } from './monthTotals.ts'
import { closedMonths } from './tables.ts'

/** A page of months with their figures. Those of closed months are stored; those of open ones are added up. */
export async function listMonths(db: Queryable, now: Date, { page, size }: Page): Promise<PageOf<BookMonth>> {
  const all = monthsBetween(await firstMonth(db), monthOf(indianDay(now)))
  const months = all.slice(page * size, (page + 1) * size)
  const closed = await closedAmong(db, months)
  const next = await monthToClose(db, now)
  const open = await totalsOfMonths(
    db,
    months.filter((month) => !closed.has(month)),
  )
  const openRows = open.map(({ month: id, ...totals }) => ({ id, ...totals, isNext: id === next }))
  const results = [...openRows, ...closed.values()].sort((one, other) => (one.id < other.id ? 1 : -1))
  return { results, total: all.length, page }
}

/** The months from the first to the last, the newest first. */
function monthsBetween(first: string | undefined, last: string): string[] {
  const months: string[] = []
  for (let month = last; first !== undefined && month >= first; month = monthAfter(month, -1))
    months.push(month)
  return months
}

async function closedAmong(db: Queryable, months: readonly string[]): Promise<Map<string, BookMonth>> {
  const found = await db
    .select({ ...getTableColumns(closedMonths), closedBy: users.name })
    .from(closedMonths)
    .leftJoin(users, eq(users.id, closedMonths.userId))
    .where(inArray(closedMonths.month, [...months]))
    .orderBy(desc(closedMonths.month))
  return new Map(
    found.map(({ month, closedAt, closedBy, userId: _, ...totals }) => [
      month,
      {
        id: month,
        ...totals,
        isNext: false,
        closedAt: closedAt.toISOString(),
        ...(closedBy && { closedBy }),
      },
    ]),
  )
}

/** When a month was closed, and who closed it; both are absent while it is open. */
export async function closingOf(db: Queryable, month: string) {
  const { closedAt, closedBy } = (await closedAmong(db, [month])).get(month) ?? {}
  return { ...(closedAt && { closedAt }), ...(closedBy && { closedBy }) }
}
