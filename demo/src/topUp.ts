import { indianDay } from '@bnr/contract/indianDay'
import { sql } from 'drizzle-orm'
import { rows } from '../../server/src/database/database.ts'
import type { Staff } from '../../server/src/http/actor.ts'
import { approveInvoice } from '../../server/src/invoices/approve.ts'
import { issueInvoice } from '../../server/src/invoices/issue.ts'
import { topUps } from '../../server/src/memberships/tables.ts'
import type { Services } from '../../server/src/services/services.ts'
import { staffOfMembers } from './data/demoLogins.ts'

/** One member of the demo has added phone numbers to a running plan, paid by UPI and approved by the manager. */
export async function seedTopUp(services: Services): Promise<void> {
  const { db, clock } = services
  if ((await db.$count(topUps)) > 0) return
  const { teleManager } = await staffOfMembers(db)
  const [found] = await rows<{ profileId: number; planId: number }>(
    db,
    sql`select m.profile_id as "profileId", t.id as "planId" from memberships m
        join profiles p on p.id = m.profile_id and p.status = 'Active'
        cross join (select id from plans where category = 'topup' and not hidden and replaced_at is null
          order by id limit 1) t
      where m.invoice_id is not null and m.replaced_at is null
        and ${indianDay(clock.now())}::date between m.starts_on and m.ends_on - 30 order by m.id limit 1`,
  )
  if (!teleManager || !found) return
  const { id: userId, name } = teleManager
  const manager: Staff = {
    kind: 'staff',
    userId,
    userName: name,
    name,
    sessionId: '',
    roles: ['tele_manager'],
  }
  const request = {
    ...found,
    paymentKind: 'uv' as const,
    upi: { transactionId: '412345678901' },
    billingAddress: { country: 'India', state: 'Tamil Nadu' },
  }
  const { id } = await db.inTransaction((tx) =>
    issueInvoice(services, tx, { actor: manager, request, upgrade: false }),
  )
  await approveInvoice(services, manager, { id })
}
