import {
  approveInvoice,
  confirmGatewayPayment,
  issueInvoice,
  settleInvoice,
} from '@bnr/contract/invoices/endpoints'
import { ask } from '../model/answers.ts'
import { dayOf, isoOf } from '../model/days.ts'
import { issue } from '../model/issue.ts'
import { approve as begin, giveUp, payByHand } from '../model/staff.ts'
import { Refusal, type Wish } from '../model/state.ts'
import {
  accepted,
  type Bind,
  idOf,
  memberAt,
  named,
  namedAttempt,
  pickAttempt,
  pickInvoice,
  whoIn,
} from './action.ts'
import { couponAt, planAt } from './member.ts'

const upi = { transactionId: 'REF1' }

export interface StaffWish {
  who: number
  plan: number
  coupon: number
  byCard: boolean
  extraDays: number
  extraContacts: number
  extraInterests: number
  taxIncluded: boolean
  /** Days ago; -1 for no day. */
  receivedAgo: number
}

/** Staff generate an invoice with extras beyond the plan. */
export const issueFor: Bind<StaffWish> = (state, { who, plan: planNumber, coupon, receivedAgo, ...more }) => {
  const at = whoIn(state, who)
  const plan = planAt(planNumber)
  if (!plan) return undefined
  const receivedOn = receivedAgo < 0 ? undefined : dayOf(state.now) - receivedAgo
  const wish: Wish = {
    plan,
    asUpgrade: false,
    byStaff: true,
    ...more,
    ...couponAt(state, coupon),
    ...(receivedOn === undefined ? {} : { receivedOn }),
  }
  return {
    perform: async ({ service, manager, plans }, { members }) => {
      const { extraDays, extraContacts: extraPhoneContacts, extraInterests: extraExpressInterests } = more
      const extras = { extraDays, extraPhoneContacts, extraExpressInterests, taxIncluded: more.taxIncluded }
      const body = {
        profileId: members[at]?.id,
        planId: plans[plan.name] ?? 0,
        couponCode: wish.coupon,
        ...extras,
        ...(more.byCard ? {} : { paymentKind: 'uv' as const, upi }),
        ...(receivedOn === undefined ? {} : { receivedOn: isoOf(receivedOn) }),
      }
      return accepted(await service.call(issueInvoice, { body }, manager.token))
    },
    predict: (next) => void issue(next, memberAt(next, at), wish),
  }
}

export const settle: Bind<{
  who: number
  back: number
  outcome: 'paid' | 'cancelled' | 'failed'
  receivedAgo: number
}> = (state, { who, back, outcome, receivedAgo }) => {
  const name = pickInvoice(state, who, back)
  const receivedOn = dayOf(state.now) - Math.max(receivedAgo, 0)
  return (
    name && {
      perform: async ({ service, manager }, cast) => {
        const paid = { paymentKind: 'uv' as const, upi, receivedOn: isoOf(receivedOn) }
        const input = { params: { id: idOf(cast, name) }, body: outcome === 'paid' ? paid : {} }
        return accepted(await service.call(settleInvoice[outcome], input, manager.token))
      },
      predict: (next) => {
        const { member, invoice } = named(next, name)
        if (outcome === 'paid') payByHand(next, member, invoice, receivedOn)
        else giveUp(next, invoice, outcome === 'failed' ? 'Failed' : 'Cancelled')
      },
    }
  )
}

export const approve: Bind<{ who: number; back: number }> = (state, { who, back }) => {
  const name = pickInvoice(state, who, back)
  return (
    name && {
      perform: async ({ service, manager }, cast) => {
        const input = { params: { id: idOf(cast, name) }, body: {} }
        return accepted(await service.call(approveInvoice, input, manager.token))
      },
      predict: (next) => {
        const { member, invoice } = named(next, name)
        begin(next, member, invoice)
      },
    }
  )
}

/** The super administrator confirms a card payment by its transaction id; the service asks the bank about every attempt. */
export const confirm: Bind<{ who: number; back: number }> = (state, { who, back }) => {
  const name = pickAttempt(state, who, back, ({ answers }) => answers.length > 0)
  return (
    name && {
      perform: async ({ service, administrator }, cast) => {
        const trackingId = cast.trackingIds.get(name.order) ?? ''
        const input = { params: { id: idOf(cast, name) }, body: { trackingId } }
        return accepted(await service.call(confirmGatewayPayment, input, administrator.token))
      },
      predict: (next) => {
        const { member, invoice } = namedAttempt(next, name)
        for (const attempt of invoice.attempts.filter(({ sentAt }) => sentAt !== undefined).toReversed()) {
          attempt.askedAt = next.now
          if (attempt.order !== name.order) continue
          ask(next, { member, invoice, attempt })
          if (invoice.state === 'Paid' || (invoice.purchase === 'topup' && invoice.state === 'Active')) return
        }
        throw new Refusal('the bank does not confirm it', true)
      },
    }
  )
}
