import fc from 'fast-check'
import type { Bind } from './actions/action.ts'
import { credit, creditPart, decide, decisions, grant } from './actions/finance.ts'
import { bankDecides, bankStatuses, deliver } from './actions/gateway.ts'
import { buy, goToBank, requestInvoice, retry, spend } from './actions/member.ts'
import { approve, confirm, issueFor, settle } from './actions/sales.ts'
import { jobs, pass } from './actions/time.ts'

const binds = {
  buy,
  retry,
  goToBank,
  requestInvoice,
  spend,
  bankDecides,
  deliver,
  issueFor,
  settle,
  approve,
  confirm,
  credit,
  creditPart,
  grant,
  decide,
  pass,
  jobs,
}
type Name = keyof typeof binds
type ValuesOf<N extends Name> = (typeof binds)[N] extends Bind<infer Values> ? Values : never
export type Action = { [N in Name]: { do: N } & ValuesOf<N> }[Name]
/** Actions that happen at the same time. */
export type Step = Action[]

export const bind: Bind<Action> = (state, action) => (binds[action.do] as Bind<Action>)(state, action)

export const action = <N extends Name>(
  name: N,
  values: { [K in keyof ValuesOf<N>]: fc.Arbitrary<ValuesOf<N>[K]> },
) => fc.record({ do: fc.constant(name), ...values }) as unknown as fc.Arbitrary<Action>

export const who = fc.nat({ max: 2 })
const plan = fc.nat({ max: 6 })
export const back = fc.oneof({ weight: 5, arbitrary: fc.constant(0) }, fc.nat({ max: 4 }))
const coupon = fc.oneof({ weight: 2, arbitrary: fc.constant(-1) }, fc.nat({ max: 2 }))
const rarely = fc.nat({ max: 5 }).map((drawn) => drawn === 5)
const receivedAgo = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(-1, 0) },
  { weight: 2, arbitrary: fc.integer({ min: 1, max: 32 }) },
)
const status = fc.oneof(
  { weight: 3, arbitrary: fc.constant('Shipped' as const) },
  fc.constantFrom(...bankStatuses),
)
const channel = fc.constantFrom('return' as const, 'push' as const)
const earlier = fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.nat({ max: 2 }))
const outcome = fc.constantFrom('paid' as const, 'paid' as const, 'cancelled' as const, 'failed' as const)
export const percent = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 100 }) },
  fc.constantFrom(0, 33, 50, 101),
)
const upTo = (most: number) => fc.oneof(fc.constant(0), fc.nat({ max: most }))

/** The caller chooses the member, so that several actions can concern the same one. */
export const actionsOf = (by: fc.Arbitrary<number>) => ({
  buy: action('buy', { who: by, plan, coupon, asUpgrade: rarely }),
  retry: action('retry', { who: by, back }),
  goToBank: action('goToBank', { who: by, back }),
  ask: action('requestInvoice', { who: by, back }),
  spend: action('spend', { who: by, what: fc.constantFrom('contacts', 'interests') }),
  bankDecides: action('bankDecides', { who: by, back, status }),
  deliver: action('deliver', { who: by, back, earlier, channel }),
  issueFor: action('issueFor', {
    who: by,
    plan,
    coupon,
    byCard: rarely,
    taxIncluded: rarely,
    receivedAgo,
    extraDays: upTo(45),
    extraContacts: upTo(5),
    extraInterests: upTo(5),
  }),
  settle: action('settle', { who: by, back, outcome, receivedAgo }),
  approve: action('approve', { who: by, back }),
  credit: action('credit', { who: by, back, keepsRunning: rarely }),
  creditPart: action('creditPart', { who: by, back, percent }),
  grant: action('grant', { who: by, plan }),
  decide: action('decide', { who: by, back, decision: fc.constantFrom(...decisions) }),
  confirm: action('confirm', { who: by, back }),
})
export const all = actionsOf(who)

const minutes = fc.oneof(
  fc.integer({ min: 1, max: 90 }),
  fc.integer({ min: 120, max: 1500 }),
  fc.integer({ min: 1, max: 40 }).map((days) => days * 1440),
  fc.integer({ min: 20, max: 110 }).map((days) => days * 1440),
)
export const passing = action('pass', { minutes })

export const alone = (one: fc.Arbitrary<Action>): fc.Arbitrary<Step[]> => one.map((drawn) => [[drawn]])

const newest = { back: 0, earlier: 0 }

/** Actions one after the other, about the newest invoice and answer; the service may still refuse each of them. */
export const inTurn = (...parts: readonly fc.Arbitrary<Action>[]): fc.Arbitrary<Step[]> =>
  fc.tuple(...parts).map((drawn) => drawn.map((one) => [{ ...one, ...newest }]))
