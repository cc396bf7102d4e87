import { performActivity } from '@bnr/contract/activities/endpoints'
import { issueInvoice, issueUpgrade, settleInvoice } from '@bnr/contract/invoices/endpoints'
import { beginPayment } from '@bnr/contract/payments/endpoints'
import { askUnless } from '../model/answers.ts'
import { beginAttempt, goToBank as go } from '../model/attempts.ts'
import { issue } from '../model/issue.ts'
import { spend as use } from '../model/memberships.ts'
import { type Attempt, refuseIf, type State, type Wish } from '../model/state.ts'
import { onSale } from '../plans.ts'
import { followToken, keepToken } from '../service/bank.ts'
import { type Cast, othersToTurnTo } from '../service/world.ts'
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

export const planAt = (at: number) => onSale[at % onSale.length] ?? onSale[0]

/** The code of the coupon with this index; none for -1. */
export const couponAt = (state: State, at: number): { coupon?: string } => {
  const coupon = state.coupons[at]
  return coupon ? { coupon: coupon.code } : {}
}

const tokenOf = ({ members }: Cast, at: number): string => members[at]?.token ?? ''

export const buy: Bind<{ who: number; plan: number; coupon: number; asUpgrade: boolean }> = (
  state,
  values,
) => {
  const at = whoIn(state, values.who)
  const plan = planAt(values.plan)
  if (!plan) return undefined
  const noExtras = { extraDays: 0, extraContacts: 0, extraInterests: 0, taxIncluded: false }
  const wish: Wish = {
    plan,
    asUpgrade: values.asUpgrade,
    byCard: true,
    byStaff: false,
    ...noExtras,
    ...couponAt(state, values.coupon),
  }
  return {
    perform: async (world, cast) => {
      const body = { planId: world.plans[plan.name] ?? 0, consent: true, couponCode: wish.coupon }
      const endpoint = values.asUpgrade ? issueUpgrade : issueInvoice
      const answer = await world.service.call(endpoint, { body }, tokenOf(cast, at))
      await keepToken(world, cast, accepted(answer) ? answer.body.payToken : undefined)
      return accepted(answer)
    },
    predict: (next) => beginAttempt(next, memberAt(next, at), issue(next, memberAt(next, at), wish)),
  }
}

export const retry: Bind<{ who: number; back: number }> = (state, { who, back }) => {
  const name = pickInvoice(state, who, back)
  return (
    name && {
      perform: async (world, cast) => {
        const body = { consent: true }
        const params = { id: idOf(cast, name) }
        const answer = await world.service.call(beginPayment, { params, body }, tokenOf(cast, name.at))
        await keepToken(world, cast, accepted(answer) ? answer.body.payToken : undefined)
        return accepted(answer)
      },
      predict: (next) => {
        const { member, invoice } = named(next, name)
        beginAttempt(next, member, invoice)
      },
    }
  )
}

export const goToBank: Bind<{ who: number; back: number }> = (state, { who, back }) => {
  const name = pickAttempt(state, who, back, () => true)
  return (
    name && {
      perform: (world, cast) => followToken(world, cast, name.order),
      predict: (next) => {
        const { member, invoice, attempt } = namedAttempt(next, name)
        go(next, member, invoice, attempt)
      },
    }
  )
}

/** My Account asks whether the payment has arrived. The service chooses the attempt before it asks the bank. */
export const requestInvoice: Bind<{ who: number; back: number }> = (state, { who, back }) => {
  const name = pickInvoice(state, who, back)
  if (!name) return undefined
  const lastBefore = named(state, name).invoice.attempts.at(-1)?.order
  const askAbout = (next: State, isMeant: (attempt: Attempt) => boolean) => {
    const { member, invoice } = named(next, name)
    const attempt = invoice.attempts.findLast(isMeant)
    if (attempt?.sentAt !== undefined && !attempt.answered)
      askUnless(next, { member, invoice, attempt }, 10_000)
  }
  return {
    perform: async ({ service }, cast) => {
      const params = { id: idOf(cast, name) }
      return accepted(await service.call(settleInvoice.paid, { params, body: {} }, tokenOf(cast, name.at)))
    },
    predict: (next) => askAbout(next, () => true),
    predictOvertaken: (next) => askAbout(next, ({ order }) => order === lastBefore),
  }
}

/** Opens a phone number or sends an interest. */
export const spend: Bind<{ who: number; what: 'contacts' | 'interests' }> = (state, { who, what }) => {
  const at = whoIn(state, who)
  const turnedTo = memberAt(state, at).turnedTo++
  if (turnedTo >= othersToTurnTo) return undefined
  const verb = what === 'contacts' ? 'view_phone' : 'like'
  return {
    perform: async ({ service, others }, { members }) => {
      const params = { id: members[at]?.id, targetId: others[turnedTo]?.id }
      return accepted(await service.call(performActivity[verb], { params }, members[at]?.token))
    },
    predict: (next) => refuseIf(!use(next, memberAt(next, at), what), 'there is none left to use'),
  }
}
