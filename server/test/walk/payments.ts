import { randomUUID } from 'node:crypto'
import { decidePayment, searchPayments } from '@bnr/contract/payments/endpoints'
import { paymentMachine } from '@bnr/contract/payments/states'
import { sql } from 'drizzle-orm'
import { paymentEvents } from '../../src/invoices/tables.ts'
import { createInvoice } from '../factories/invoices.ts'
import { createMember } from '../factories/profiles.ts'
import { ownerOf } from './people.ts'
import type { MakeSubject } from './subject.ts'

/** A payment that matched no invoice. The member who sent it counts as its owner, but may not decide about it. */
export const paymentSubject: MakeSubject = async (service) => {
  const member = await createMember(service)
  const invoice = await createInvoice(service, member.id)
  let id = 0
  const body = { decision: 'refunded', reference: 'RF-2311' }
  return {
    name: 'payment',
    states: paymentMachine.states,
    owner: ownerOf(member),
    actions: [
      {
        name: 'decide',
        can: 'decide',
        ...paymentMachine.actions.decide,
        silent: true,
        leaves: ({ userId }) => [`audit: decide payment by ${userId}`, 'notified: paymentRefunded'],
        call: ({ token }) => service.call(decidePayment, { params: { id }, body }, token),
      },
    ],
    // A payment event never changes, so each state gets its own event.
    put: async (state) => {
      const values = {
        at: service.time.now,
        key: randomUUID(),
        source: 'push',
        description: 'Shipped',
      } as const
      const [event] = await service.db
        .insert(paymentEvents)
        .values({ ...values, invoiceId: invoice.id, needsDecision: state === 'undecided' })
        .returning()
      id = event?.id ?? 0
    },
    canOf: async ({ token }) => {
      const criteria = [{ key: 'inv', operation: 'eq', value: invoice.id }]
      const { body } = await service.call(searchPayments, { body: { criteria } }, token)
      return body.results?.find((event) => event.id === id)?.can
    },
    row: sql`select e.*, (select count(*) from payment_decisions d where d.event_id = e.id) as decisions,
      case when e.needs_decision then 'undecided' else 'decided' end as state
      from payment_events e where e.invoice_id = ${invoice.id} order by e.id desc limit 1`,
  }
}
