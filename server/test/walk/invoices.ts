import type { Permission } from '@bnr/contract/access'
import { may } from '@bnr/contract/access'
import * as credit from '@bnr/contract/invoices/credit'
import * as endpoints from '@bnr/contract/invoices/endpoints'
import { invoiceStateNames, unpaidStates } from '@bnr/contract/invoices/states'
import {
  invoiceTransitions,
  isApprovable,
  settledStates,
  settlements,
} from '@bnr/contract/invoices/transitions'
import { beginPayment } from '@bnr/contract/payments/endpoints'
import { sql } from 'drizzle-orm'
import { createInvoice } from '../factories/invoices.ts'
import { createMember } from '../factories/profiles.ts'
import type { TestService } from '../harness.ts'
import { ownerOf } from './people.ts'
import type { Action, MakeSubject, Subject } from './subject.ts'

/** Draft ones are calculated, never stored. */
const states = invoiceStateNames.filter((state) => state !== 'Draft')
const { approve, pay, retry } = invoiceTransitions
/** Those whose money has come. */
const paidStates = [pay.to, approve.to]

type Kind = 'cc' | 'uv'
type InvoiceContext = { service: TestService; id: number; kind: Kind }

export const cardInvoiceSubject: MakeSubject = (service) => invoiceSubject(service, 'cc', byStaff)
export const transferInvoiceSubject: MakeSubject = (service) => invoiceSubject(service, 'uv', byStaff)
/** In a service that knows a gateway. */
export const triedInvoiceSubject: MakeSubject = (service) =>
  invoiceSubject(service, 'cc', (given) => [attempt(given)])

async function invoiceSubject(
  service: TestService,
  kind: Kind,
  actionsOf: (given: InvoiceContext) => Action[],
): Promise<Subject> {
  const member = await createMember(service)
  const { id } = await createInvoice(service, member.id, { paymentKind: kind })
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
      await service.db.execute(
        sql`update invoices set state = ${state}, paid_on = ${paidOn}, membership_id = null where id = ${id}`,
      )
    },
    row: sql`select i.*, (select count(*) from memberships m where m.invoice_id = i.id) as memberships,
      (select count(*) from credit_notes c where c.invoice_id = i.id) as credits from invoices i where i.id = ${id}`,
  }
}

const byStaff = (given: InvoiceContext): Action[] => [
  ...settledStates.map((said) => settlement(given, said)),
  confirmation(given),
  approval(given),
  creditNote(given),
]

const settling: Permission = 'invoices.settle'

/** The word of its member is heard and changes nothing; that of staff who may settle is done. */
function settlement({ service, id }: InvoiceContext, said: (typeof settledStates)[number]): Action {
  const { from, to } = invoiceTransitions[settlements[said]]
  const body = said === 'paid' ? { paymentKind: 'uv', upi: { transactionId: '416600412345' } } : {}
  const call: Action['call'] = ({ token, isStaff }) =>
    service.call(endpoints.settleInvoice[said], { params: { id }, body: isStaff ? body : {} }, token)
  return {
    ...{ name: said, from, to, permission: endpoints.settleInvoice[said].permission, call },
    first: ({ who, isStaff, roles }) => {
      if (who === 'owner') return 'heard'
      return isStaff && !may(roles, settling) ? 'refused' : undefined
    },
    leaves: ({ userId }) => [
      `audit: settle invoice by ${userId}`,
      `event: ${settlements[said]} by ${userId}`,
      ...(said === 'paid' ? ['told: invoicePaid'] : []),
    ],
  }
}

const confirmation = ({ service, id, kind }: InvoiceContext): Action => ({
  ...{ name: 'paid-ccav', from: kind === 'cc' ? unpaidStates : [], to: pay.to },
  permission: endpoints.confirmGatewayPayment.permission,
  ...(kind === 'cc' ? {} : { silent: true }),
  leaves: ({ userId }) => [`audit: confirm card payment by ${userId}`, `event: pay by ${userId}`],
  call: ({ token }) =>
    service.call(endpoints.confirmGatewayPayment, { params: { id }, body: { trackingId: '1130' } }, token),
})

const approval = ({ service, id, kind }: InvoiceContext): Action => ({
  ...{
    name: 'approve',
    from: states.filter((state) => isApprovable({ state, paymentKind: kind })),
    to: approve.to,
  },
  permission: endpoints.approveInvoice.permission,
  leaves: ({ userId }) => [
    `audit: approve invoice by ${userId}`,
    `event: approve by ${userId}`,
    'told: membershipActivated',
  ],
  call: ({ token }) => service.call(endpoints.approveInvoice, { params: { id }, body: {} }, token),
})

const creditNote = ({ service, id }: InvoiceContext): Action => ({
  ...{ name: 'credit', from: paidStates, stays: true, permission: credit.creditInvoice.permission },
  leaves: ({ userId }) => [`audit: credit note by ${userId}`, 'told: invoiceCredited'],
  call: ({ token }) =>
    service.call(credit.creditInvoice, { params: { id }, body: { reason: 'Paid twice' } }, token),
})

const attempt = ({ service, id }: InvoiceContext): Action => ({
  ...{
    name: 'try again',
    from: unpaidStates,
    to: retry.to,
    permission: beginPayment.permission,
    silent: true,
  },
  leaves: (_, before) => (before === retry.to ? [] : ['event: retry by 0']),
  call: ({ token }) => service.call(beginPayment, { params: { id }, body: {} }, token),
})
