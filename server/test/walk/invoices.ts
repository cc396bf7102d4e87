import type { Permission } from '@bnr/contract/access'
import { may } from '@bnr/contract/access'
import * as credit from '@bnr/contract/invoices/credit'
import * as endpoints from '@bnr/contract/invoices/endpoints'
import { invoiceStateNames, unpaidStates } from '@bnr/contract/invoices/states'
import { invoiceMachine, isApprovable, settledStates, settlements } from '@bnr/contract/invoices/transitions'
import { beginPayment } from '@bnr/contract/payments/endpoints'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../src/database/database.ts'
import { createInvoice } from '../factories/invoices.ts'
import { createMember } from '../factories/profiles.ts'
import type { TestService } from '../harness.ts'
import { ownerOf } from './people.ts'
import type { Action, MakeSubject, Subject } from './subject.ts'

/** Drafts are calculated, never stored. */
const states = invoiceStateNames.filter((state) => state !== 'Draft')
const { approve, pay, retry } = invoiceMachine.actions
/** States of an invoice that was paid. */
const paidStates = [pay.to, approve.to]

type Kind = 'cc' | 'uv'
type InvoiceContext = { service: TestService; id: number; kind: Kind }

export const cardInvoiceSubject: MakeSubject = (service) => invoiceSubject(service, 'cc', byStaff)
export const transferInvoiceSubject: MakeSubject = (service) => invoiceSubject(service, 'uv', byStaff)
/** Needs a service that has a payment gateway. */
export const retriedInvoiceSubject: MakeSubject = (service) =>
  invoiceSubject(service, 'cc', (context) => [attempt(context)])

async function invoiceSubject(
  service: TestService,
  kind: Kind,
  actionsOf: (context: InvoiceContext) => Action[],
): Promise<Subject> {
  const member = await createMember(service)
  const { id } = await createInvoice(service, member.id, { paymentKind: kind })
  const criteria = [{ key: 'id', operation: 'eq', value: id }]
  const isPaid = (state: string) => paidStates.some((paid) => paid === state)
  return {
    name: kind === 'cc' ? 'card invoice' : 'UPI invoice',
    states,
    owner: ownerOf(member),
    actions: actionsOf({ service, id, kind }),
    put: async (state) => {
      const paidOn = isPaid(state) ? '2026-11-02' : null
      await service.db.execute(sql`delete from memberships where profile_id = ${member.id}`)
      await service.db.execute(sql`delete from credit_notes where invoice_id = ${id}`)
      await service.db.inTransaction((tx) => unpay(tx, id))
      await service.db.execute(
        sql`update invoices set state = ${state}, paid_on = ${paidOn}, membership_id = null where id = ${id}`,
      )
    },
    canOf: async ({ token }) =>
      (await service.call(endpoints.searchInvoices, { body: { criteria } }, token)).body.results?.[0]?.can,
    row: sql`select i.*, (select count(*) from memberships m where m.invoice_id = i.id) as memberships,
      (select count(*) from credit_notes c where c.invoice_id = i.id) as credits from invoices i where i.id = ${id}`,
  }
}

/** Takes the tax invoice away, which no trigger allows. */
async function unpay(tx: Transaction, id: number): Promise<void> {
  await tx.execute(sql`set local session_replication_role = replica`)
  await tx.execute(sql`delete from tax_invoices where invoice_id = ${id}`)
  await tx.execute(sql`delete from earlier_numbers where invoice_id = ${id}`)
  await tx.execute(sql`update invoices set paid_on = null, number = snapshot ->> 'number' where id = ${id}`)
}

const byStaff = (context: InvoiceContext): Action[] => [
  ...settledStates.map((outcome) => settlement(context, outcome)),
  confirmation(context),
  approval(context),
  creditNote(context),
]

const settling: Permission = 'invoices.settle'

/** A settlement by the member is accepted but changes nothing; one by staff who may settle counts. */
function settlement({ service, id }: InvoiceContext, outcome: (typeof settledStates)[number]): Action {
  const { from, to } = invoiceMachine.actions[settlements[outcome]]
  const body = outcome === 'paid' ? { paymentKind: 'uv', upi: { transactionId: '416600412345' } } : {}
  const call: Action['call'] = ({ token, isStaff }) =>
    service.call(endpoints.settleInvoice[outcome], { params: { id }, body: isStaff ? body : {} }, token)
  return {
    name: outcome,
    can: settlements[outcome],
    from,
    to,
    permission: endpoints.settleInvoice[outcome].permission,
    call,
    first: ({ who, isStaff, roles }) => {
      if (who === 'owner') return 'ignored'
      return isStaff && !may(roles, settling) ? 'refused' : undefined
    },
    leaves: ({ userId }) => [
      `audit: settle invoice by ${userId}`,
      `event: ${settlements[outcome]} by ${userId}`,
      ...(outcome === 'paid' ? ['notified: invoicePaid'] : []),
    ],
  }
}

const confirmation = ({ service, id, kind }: InvoiceContext): Action => ({
  name: 'paid-ccav',
  can: 'confirm',
  from: kind === 'cc' ? invoiceMachine.actions.confirm.from : [],
  to: pay.to,
  permission: endpoints.confirmGatewayPayment.permission,
  ...(kind === 'cc' ? {} : { silent: true }),
  leaves: ({ userId }) => [`audit: confirm card payment by ${userId}`, `event: pay by ${userId}`],
  call: ({ token }) =>
    service.call(endpoints.confirmGatewayPayment, { params: { id }, body: { trackingId: '1130' } }, token),
})

const approval = ({ service, id, kind }: InvoiceContext): Action => ({
  name: 'approve',
  can: 'approve',
  from: states.filter((state) => isApprovable({ state, paymentKind: kind })),
  to: approve.to,
  permission: endpoints.approveInvoice.permission,
  leaves: ({ userId }) => [
    `audit: approve invoice by ${userId}`,
    `event: approve by ${userId}`,
    'notified: membershipActivated',
  ],
  call: ({ token }) => service.call(endpoints.approveInvoice, { params: { id }, body: {} }, token),
})

const creditNote = ({ service, id }: InvoiceContext): Action => ({
  name: 'credit',
  can: 'credit',
  from: paidStates,
  stays: true,
  permission: credit.creditInvoice.permission,
  leaves: ({ userId }) => [`audit: credit note by ${userId}`, 'notified: invoiceCredited'],
  call: ({ token }) =>
    service.call(credit.creditInvoice, { params: { id }, body: { reason: 'Paid twice' } }, token),
})

const attempt = ({ service, id }: InvoiceContext): Action => ({
  name: 'try again',
  from: unpaidStates,
  to: retry.to,
  permission: beginPayment.permission,
  silent: true,
  leaves: (_, before) => (before === retry.to ? [] : ['event: retry by 0']),
  call: ({ token }) => service.call(beginPayment, { params: { id }, body: {} }, token),
})
