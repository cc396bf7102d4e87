import { creditInvoice } from '@bnr/contract/invoices/credit'
import { grantMembership } from '@bnr/contract/memberships/endpoints'
import { paise } from '@bnr/contract/money'
import { decidePayment } from '@bnr/contract/payments/endpoints'
import { sql } from 'drizzle-orm'
import { rows } from '../../../src/database/database.ts'
import { grant as give } from '../model/memberships.ts'
import { creditInFull, decide as settle, creditPart as takePart } from '../model/staff.ts'
import type { Report } from '../model/state.ts'
import type { World } from '../service/world.ts'
import { accepted, type Bind, idOf, memberAt, named, pickInvoice, whoIn } from './action.ts'
import { planAt } from './member.ts'

export const credit: Bind<{ who: number; back: number; keepsRunning: boolean }> = (state, values) => {
  const name = pickInvoice(state, values.who, values.back)
  return (
    name && {
      perform: async ({ service, finance }, cast) => {
        const keepRunning = values.keepsRunning ? 'Our mistake' : undefined
        const input = { params: { id: idOf(cast, name) }, body: { reason: 'Paid back', keepRunning } }
        return accepted(await service.call(creditInvoice, input, finance.token))
      },
      predict: (next) => {
        const { member, invoice } = named(next, name)
        creditInFull(next, member, invoice, values.keepsRunning)
      },
    }
  )
}

/** Credits a share of the invoice in percent; 0 means 50 paise, and 101 for more than the invoice. */
export const creditPart: Bind<{ who: number; back: number; percent: number }> = (state, values) => {
  const name = pickInvoice(state, values.who, values.back)
  if (!name) return undefined
  const { total } = named(state, name).invoice.sums
  const amount = values.percent === 0 ? 50 : Math.round((total * values.percent) / 100)
  return {
    perform: async ({ service, finance }, cast) => {
      const input = {
        params: { id: idOf(cast, name) },
        body: { reason: 'Less service', amount: paise(amount) },
      }
      return accepted(await service.call(creditInvoice, input, finance.token))
    },
    predict: (next) => {
      const { member, invoice } = named(next, name)
      takePart(next, member, invoice, amount)
    },
  }
}

export const grant: Bind<{ who: number; plan: number }> = (state, values) => {
  const at = whoIn(state, values.who)
  const plan = planAt(values.plan)
  return (
    plan && {
      perform: async ({ service, finance, plans }, { members }) => {
        const body = { profileId: members[at]?.id ?? 0, planId: plans[plan.name] ?? 0 }
        return accepted(await service.call(grantMembership, { body }, finance.token))
      },
      predict: (next) => give(next, memberAt(next, at), plan),
    }
  )
}

type Decision = NonNullable<Report['decision']>
export const decisions = ['apply', 'refunded', 'credit note', 'dismissed'] as const satisfies Decision[]

/** Finance decides about the oldest open report of a member, or tries to decide again if none is open. */
export const decide: Bind<{ who: number; back: number; decision: Decision }> = (state, values) => {
  const at = whoIn(state, values.who)
  const { reports } = memberAt(state, at)
  const open = reports.findIndex(({ decision }) => decision === undefined)
  const index = open < 0 ? reports.length - 1 : open
  const report = reports[index]
  const target = pickInvoice(state, values.who, values.back)
  if (!report || !target) return undefined
  return {
    perform: async (world, cast) => {
      const body = {
        decision: values.decision,
        invoiceId: idOf(cast, target),
        reference: 'REFUND1',
        note: 'As agreed',
      }
      const params = { id: await eventOf(world, report) }
      return accepted(await world.service.call(decidePayment, { params, body }, world.finance.token))
    },
    predict: (next) => {
      const { member, invoice } = named(next, target)
      const undecided = member.reports[index]
      if (undecided) settle(next, member, undecided, values.decision, invoice)
    },
  }
}

async function eventOf({ service }: World, { order, status }: Report): Promise<number> {
  const [event] = await rows<{ id: number }>(
    service.db,
    sql`select e.id from payment_events e where e.order_id = ${order} and e.description = ${status}
      and (e.needs_decision or exists (select 1 from payment_decisions d where d.event_id = e.id))`,
  )
  return event?.id ?? 0
}
