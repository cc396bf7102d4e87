import { sql } from 'drizzle-orm'
import { rows, type Transaction } from '../platform/database.ts'
import { running } from './current.ts'
import { memberships } from './tables.ts'

/** What a membership gives a number of, and the columns that count it. */
const quotas = {
  phoneContacts: { given: memberships.phoneContacts, used: memberships.usedPhoneContacts },
  expressInterests: { given: memberships.expressInterests, used: memberships.usedExpressInterests },
} as const
export type Quota = keyof typeof quotas

/**
 * Takes one of the quota of the running membership; false when nothing is left of it. The condition stands in the
 * statement that counts, so that requests which arrive at once never take more than there is.
 */
export async function spend(tx: Transaction, profileId: number, quota: Quota, now: Date): Promise<boolean> {
  const { given, used } = quotas[quota]
  const counter = sql.identifier(used.name)
  const spent = await rows(
    tx,
    sql`update memberships set ${counter} = ${counter} + 1
      where id = (select id from memberships where profile_id = ${profileId} and ${running(now)}
        order by ends_on desc, id desc limit 1)
        and ${counter} < ${sql.identifier(given.name)} and replaced_at is null
      returning id`,
  )
  return spent.length > 0
}
