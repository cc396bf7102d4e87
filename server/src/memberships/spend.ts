import { sql } from 'drizzle-orm'
import { rows, type Transaction } from '../database/database.ts'
import { Failure } from '../platform/failure.ts'
import { running } from './current.ts'
import { memberships } from './tables.ts'

const quotas = {
  phoneContacts: { granted: memberships.phoneContacts, used: memberships.usedPhoneContacts },
  expressInterests: { granted: memberships.expressInterests, used: memberships.usedExpressInterests },
} as const
export type Quota = keyof typeof quotas
/** The membership that paid; `endsOn` is read with its row locked, so it is also right while the last day moves. */
type Paid = { id: number; endsOn: string }

/**
 * Takes one from a quota of the running membership; returns the membership that paid, or nothing if none is left.
 * Simultaneous requests never take more than there is. A request that waited while the membership was replaced takes
 * from the new one.
 */
export async function spend(
  tx: Transaction,
  profileId: number,
  quota: Quota,
  now: Date,
): Promise<Paid | undefined> {
  const { granted, used } = quotas[quota]
  const counter = sql.identifier(used.name)
  const isLeft = sql`${counter} < ${sql.identifier(granted.name)}`
  const current = sql`select id from memberships where profile_id = ${profileId} and ${running(now)}
    order by ends_on desc, id desc limit 1`
  const take = sql`update memberships set ${counter} = ${counter} + 1
    where id = (${current}) and ${isLeft} and replaced_at is null and frozen_at is null
    returning id, ends_on::text as "endsOn"`
  const left = sql`select frozen_at is not null as frozen from memberships where id = (${current}) and ${isLeft}`
  for (;;) {
    const [paid] = await rows<Paid>(tx, take)
    if (paid) return paid
    const [found] = await rows<{ frozen: boolean }>(tx, left)
    if (!found) return undefined
    if (found.frozen) throw new Failure('quotas_frozen')
  }
}

/** Returns one to the membership that it was taken from; false if that membership is over. */
export async function giveBack(tx: Transaction, id: number, quota: Quota, now: Date): Promise<boolean> {
  const counter = sql.identifier(quotas[quota].used.name)
  const returned = sql`update memberships set ${counter} = ${counter} - 1
    where id = ${id} and ${counter} > 0 and ${running(now)} returning id`
  return (await rows(tx, returned)).length > 0
}
