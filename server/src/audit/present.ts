import type { AuditEntry } from '@bnr/contract/audit/endpoints'
import { type AuditFact, auditFactWords, auditFieldShown, staffFacts } from '@bnr/contract/audit/facts'
import { factValues, subjectShown } from '@bnr/contract/audit/words'
import { inArray } from 'drizzle-orm'
import { users } from '../accounts/tables.ts'
import type { Queryable } from '../database/database.ts'
import { profiles } from '../profiles/tables.ts'

type Row = {
  id: number
  at: Date
  byId: number | null
  by: string | null
  action: string
  subject: string
  profileId: number | null
  detail: Record<string, unknown> | null
}

/** Entries in words with people’s current names. Purged profiles have no name. */
export async function presentEntries(db: Queryable, rows: readonly Row[]): Promise<AuditEntry[]> {
  const people = await membersOf(db, rows)
  const staff = await accountsOf(db, rows)
  return rows.map(({ id, at, byId, by, action, subject, profileId, detail }) => {
    const member = profileId === null ? undefined : people.get(profileId)
    const account = staff.get(accountIn(subject) ?? 0)
    const text = detailShown(detail ?? {}, staff)
    return {
      id,
      action,
      at: at.toISOString(),
      ...(byId === null ? {} : { byId }),
      ...(by === null ? {} : { by }),
      subject: account ?? subjectShown(subject),
      ...(member && { name: member.name, bnrId: String(member.bnrId) }),
      ...(text && { detail: text }),
    }
  })
}

async function membersOf(db: Queryable, rows: readonly Row[]) {
  const ids = [...new Set(rows.flatMap(({ profileId }) => profileId ?? []))]
  if (ids.length === 0) return new Map<number, { name: string; bnrId: number }>()
  const { id, name, bnrId } = profiles
  const found = await db.select({ id, name, bnrId }).from(profiles).where(inArray(id, ids))
  return new Map(found.map((one) => [one.id, one]))
}

/** Names of the accounts that rows are about or mention, by id. */
async function accountsOf(db: Queryable, rows: readonly Row[]): Promise<Map<number, string>> {
  const mentioned = rows.flatMap(({ subject, detail }) =>
    [accountIn(subject) ?? [], staffIn(detail ?? {})].flat(),
  )
  if (mentioned.length === 0) return new Map()
  const { id, name } = users
  const found = await db
    .select({ id, name })
    .from(users)
    .where(inArray(id, [...new Set(mentioned)]))
  return new Map(found.map((one) => [one.id, one.name]))
}

function accountIn(subject: string): number | undefined {
  const [, id] = /^user (\d+)$/.exec(subject) ?? []
  return id ? Number(id) : undefined
}

type Detail = Readonly<Record<string, unknown>>

/** The ids of accounts that a detail mentions. */
const staffIn = (detail: Detail): number[] =>
  staffFacts.flatMap((fact) => [detail[fact]].flat()).filter((id) => typeof id === 'number')

/** 'Fields: Name, E-mail. Assigned to: Asha': each fact with its label and value. */
function detailShown({ fields, ...facts }: Detail, staff: ReadonlyMap<number, string>): string {
  const named = Array.isArray(fields) ? [`Fields: ${fields.map(auditFieldShown).join(', ')}`] : []
  const labelled = Object.entries(auditFactWords)
    .filter(([fact]) => facts[fact] !== undefined)
    .map(([fact, words]) => `${words}: ${valueShown(fact as AuditFact, facts[fact], staff)}`)
  return [...named, ...labelled].join('. ')
}

function valueShown(fact: AuditFact, value: unknown, staff: ReadonlyMap<number, string>): string {
  if (Array.isArray(value)) return value.map((one) => valueShown(fact, one, staff)).join(', ')
  if (value === null) return 'nobody'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (staffFacts.includes(fact)) return staff.get(Number(value)) ?? `account ${value}`
  const text = String(value)
  return factValues[fact]?.(text) ?? text
}
