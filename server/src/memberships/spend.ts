import { sql } from 'drizzle-orm'
import { rows, type Transaction } from '../platform/database.ts'
import { Failure } from '../platform/failure.ts'
import { running } from './current.ts'
import { memberships } from './tables.ts'

/** What a membership gives a number of, and the columns that count it. */
const quotas = {
  phoneContacts: { given: memberships.phoneContacts, used: memberships.usedPhoneContacts },
  expressInterests: { given: memberships.expressInterests, used: memberships.usedExpressInterests },
} as const
export type Quota = keyof typeof quotas

/**
 * Takes one of the quota of the running membership; false when nothing is left of it. Requests that arrive at once never
 * take more than there is; one that waited for a membership which was replaced meanwhile takes from the new one.
 */
export async function spend(tx: Transaction, profileId: number, quota: Quota, now: Date): Promise<boolean> {
  const { given, used } = quotas[quota]
  const counter = sql.identifier(used.name)
  const someLeft = sql`${counter} < ${sql.identifier(given.name)}`
  const held = sql`select id from memberships where profile_id = ${profileId} and ${running(now)}
    order by ends_on desc, id desc limit 1`
  const take = sql`update memberships set ${counter} = ${counter} + 1
    where id = (${held}) and ${someLeft} and replaced_at is null and frozen_at is null returning id`
  const left = sql`select frozen_at is not null as frozen from memberships where id = (${held}) and ${someLeft}`
  while ((await rows(tx, take)).length === 0) {
    const [found] = await rows<{ frozen: boolean }>(tx, left)
    if (!found) return false
    if (found.frozen) throw new Failure('quotas_frozen')
  }
  return true
}
