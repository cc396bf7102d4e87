import type { AuditEntry } from '@bnr/contract/audit/endpoints'
import { inArray, or } from 'drizzle-orm'
import { users } from '../accounts/tables.ts'
import type { Queryable } from '../platform/database.ts'
import { profiles } from '../profiles/tables.ts'

type Row = {
  id: number
  at: Date
  byId: number | null
  by: string | null
  action: string
  subject: string
  detail: Record<string, unknown> | null
}
type Person = { name: string; bnrId?: string }

/** With the names of those to whom something was done; who is purged has none. */
export async function presentEntries(db: Queryable, entries: readonly Row[]): Promise<AuditEntry[]> {
  const people = await peopleOf(
    db,
    entries.map(({ subject }) => subject),
  )
  return entries.map(({ id, at, byId, by, action, subject, detail }) => {
    const person = people.get(subject)
    const text = detailText(detail)
    return {
      ...{ id, action, at: at.toISOString() },
      ...(byId === null ? {} : { byId }),
      ...(by === null ? {} : { by }),
      subject: person?.name ?? subject,
      ...(person?.bnrId ? { bnrId: person.bnrId } : {}),
      ...(text ? { detail: text } : {}),
    }
  })
}

async function peopleOf(db: Queryable, subjects: readonly string[]): Promise<Map<string, Person>> {
  const [profileIds, userIds] = [numbersOf('profile', subjects), numbersOf('user', subjects)]
  if (profileIds.length + userIds.length === 0) return new Map()
  const held = await db
    .select({ id: profiles.id, userId: profiles.userId, bnrId: profiles.bnrId, name: profiles.name })
    .from(profiles)
    .where(or(inArray(profiles.id, profileIds), inArray(profiles.userId, userIds)))
  const accounts = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, userIds))
  return new Map<string, Person>([
    ...accounts.map(({ id, name }) => [`user ${id}`, { name }] as const),
    ...held.flatMap(({ id, userId, bnrId, name }) => {
      const person = { name, bnrId: String(bnrId) }
      return [[`profile ${id}`, person] as const, [`user ${userId}`, person] as const]
    }),
  ])
}

function numbersOf(kind: string, subjects: readonly string[]): number[] {
  const numbers = subjects.flatMap((subject) => {
    const [of, number] = subject.split(' ')
    return of === kind && number ? [Number(number)] : []
  })
  return [...new Set(numbers)]
}

const detailText = (detail: Record<string, unknown> | null): string =>
  Object.entries(detail ?? {})
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}: ${masked(typeof value === 'string' ? value : JSON.stringify(value))}`)
    .join(', ')

/** Who reads what others saw must not see it thereby: of a number the end is left, of an address its domain. */
const masked = (text: string): string =>
  text.replaceAll(/\+?\d[\d ]{5,}(\d{3})(?!\d)/g, '…$1').replaceAll(/[^\s"@:]+@([^\s"@,]+)/g, '…@$1')
