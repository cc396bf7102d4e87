import { indianDay } from '@bnr/contract/indianDay'
import { invoiceMachine, payableDays } from '@bnr/contract/invoices/transitions'
import { inArray, type SQL, sql } from 'drizzle-orm'
import { sqlRows, type Transaction } from '../database/database.ts'
import { scheduledJob } from '../jobs/job.ts'
import { dayAfter } from '../memberships/days.ts'
import type { Services } from '../services/services.ts'
import { changeState } from './changeState.ts'
import { lockInvoice } from './store.ts'
import { invoices } from './tables.ts'

const batchSize = 200

/** Runs daily: expires unpaid invoices whose time to pay has run out, and active ones whose membership has ended. */
export async function expireInvoices(services: Services): Promise<void> {
  while ((await lapseNext(services)) === batchSize);
  while ((await endNext(services)) === batchSize);
}

async function lapseNext(services: Services): Promise<number> {
  const earliest = dayAfter(indianDay(services.clock.now()), -payableDays)
  return await services.db.inTransaction(async (tx) => {
    const ids = await idsWhere(
      tx,
      sql`${inArray(invoices.state, [...invoiceMachine.actions.lapse.from])} and issued_on < ${earliest}::date`,
    )
    for (const id of ids)
      await changeState(services, tx, await lockInvoice(tx, id), 'lapse', {
        source: 'job',
        description: 'not paid in time',
      })
    return ids.length
  })
}

async function endNext(services: Services): Promise<number> {
  const today = indianDay(services.clock.now())
  const isOver = sql`(m.replaced_at is not null or m.ends_on < ${today}::date)`
  // A purge of the profile also deletes its memberships.
  const over = sql`state = 'Active' and (profile_id is null
    or exists (select 1 from memberships m where m.invoice_id = invoices.id and ${isOver})
    or exists (select 1 from top_ups t join memberships m on m.id = t.membership_id
      where t.invoice_id = invoices.id and (t.withdrawn_at is not null or ${isOver})))`
  return await services.db.inTransaction((tx) => endWhere(services, tx, over))
}

/** Expires the invoices of memberships that were replaced, in the same transaction. */
export async function endReplaced(
  services: Services,
  tx: Transaction,
  profileId: number | null,
): Promise<void> {
  await endWhere(
    services,
    tx,
    sql`state = 'Active' and profile_id = ${profileId} and exists (select 1 from memberships m
      where m.invoice_id = invoices.id and m.replaced_at is not null)`,
  )
}

async function endWhere(services: Services, tx: Transaction, where: SQL): Promise<number> {
  const ids = await idsWhere(tx, where)
  for (const id of ids)
    await changeState(services, tx, await lockInvoice(tx, id), 'end', {
      source: 'job',
      description: 'the membership is over',
    })
  return ids.length
}

async function idsWhere(tx: Transaction, where: SQL): Promise<number[]> {
  const found = await sqlRows<{ id: number }>(tx)`
    select id from invoices where ${where} order by id limit ${batchSize} for no key update skip locked`
  return found.map(({ id }) => id)
}

export const expireInvoicesJob = scheduledJob({
  name: 'expireInvoices',
  run: expireInvoices,
  schedule: '10 0 * * *',
})
