import fc from 'fast-check'
import type { Bind } from './actions/action.ts'
import { credit, creditPart, decide, decisions, grant } from './actions/finance.ts'
import { bankDecides, bankStatuses, deliver } from './actions/gateway.ts'
import { buy, goToBank, requestInvoice, retry, spend } from './actions/member.ts'
import { approve, confirm, issueFor, settle } from './actions/sales.ts'
import { jobs, pass } from './actions/time.ts'
import { reversals } from './model/answers.ts'

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

const action = <N extends Name>(
  name: N,
  values: { [K in keyof ValuesOf<N>]: fc.Arbitrary<ValuesOf<N>[K]> },
) => fc.record({ do: fc.constant(name), ...values }) as unknown as fc.Arbitrary<Action>

const who = fc.nat({ max: 2 })
const plan = fc.nat({ max: 4 })
const back = fc.oneof({ weight: 5, arbitrary: fc.constant(0) }, fc.nat({ max: 4 }))
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
const percent = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 100 }) },
  fc.constantFrom(0, 33, 50, 101),
)
const upTo = (most: number) => fc.oneof(fc.constant(0), fc.nat({ max: most }))

/** The caller chooses the member, so that several actions can concern the same one. */
const actionsOf = (by: fc.Arbitrary<number>) => ({
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
const all = actionsOf(who)

const minutes = fc.oneof(
  fc.integer({ min: 1, max: 90 }),
  fc.integer({ min: 120, max: 1500 }),
  fc.integer({ min: 1, max: 40 }).map((days) => days * 1440),
  fc.integer({ min: 20, max: 110 }).map((days) => days * 1440),
)
const passing = action('pass', { minutes })

const alone = (one: fc.Arbitrary<Action>): fc.Arbitrary<Step[]> => one.map((drawn) => [[drawn]])

const newest = { back: 0, earlier: 0 }

/** Actions one after the other, about the newest invoice and answer; the service may still refuse each of them. */
const inTurn = (...parts: readonly fc.Arbitrary<Action>[]): fc.Arbitrary<Step[]> =>
  fc.tuple(...parts).map((drawn) => drawn.map((one) => [{ ...one, ...newest }]))

/** Upgrades from plan to plan, with a credit note for a part of the first one before the last. */
const upgradesWithCredit = (by: fc.Arbitrary<number>): fc.Arbitrary<Step[]> => {
  const its = actionsOf(by)
  const paid = (plan: number) => [
    action('buy', {
      who: by,
      plan: fc.constant(plan),
      coupon: fc.constant(-1),
      asUpgrade: fc.constant(false),
    }),
    its.goToBank,
    action('bankDecides', { who: by, back: fc.constant(0), status: fc.constant('Shipped') }),
    its.deliver,
    its.approve,
  ]
  const creditFirst = action('creditPart', { who: by, back: fc.constant(1), percent }).map((drawn) => [
    [drawn],
  ])
  return fc
    .tuple(inTurn(...paid(0)), alone(passing), inTurn(...paid(2)), creditFirst, inTurn(...paid(4)))
    .map((parts) => parts.flat())
}

/** Sequences that often follow a purchase, or may follow a payment. */
const courses: fc.Arbitrary<Step[]> = who.chain((drawn) => {
  const its = actionsOf(fc.constant(drawn))
  const paid = [its.buy, its.goToBank, its.bankDecides, its.deliver]
  const backAgain = action('bankDecides', {
    who: fc.constant(drawn),
    back,
    status: fc.constantFrom(...reversals),
  })
  return fc.oneof(
    { weight: 2, arbitrary: inTurn(...paid) },
    { weight: 6, arbitrary: inTurn(...paid, its.approve) },
    { weight: 2, arbitrary: inTurn(its.issueFor, its.settle, its.approve) },
    { weight: 2, arbitrary: inTurn(its.retry, its.goToBank, its.bankDecides, its.deliver) },
    { weight: 2, arbitrary: inTurn(...paid, its.approve, its.creditPart, its.creditPart) },
    { weight: 1, arbitrary: upgradesWithCredit(fc.constant(drawn)) },
    { weight: 1, arbitrary: inTurn(backAgain, its.deliver) },
    { weight: 1, arbitrary: inTurn(backAgain, its.deliver, its.decide) },
  )
})

/** Two or three actions at the same moment, often about one member. */
const together: fc.Arbitrary<Step[]> = fc.boolean().chain((isOne) =>
  who.chain((by) => {
    const { confirm: _, bankDecides: __, ...its } = actionsOf(isOne ? fc.constant(by) : who)
    const one = fc.oneof(...Object.values(its))
    const twin = fc.oneof(...Object.values(its)).map((drawn) => [drawn, drawn])
    return fc.oneof(fc.array(one, { minLength: 2, maxLength: 3 }), twin).map((drawn) => [drawn])
  }),
)

const { bankDecides: atBank, ...others } = all
const part: fc.Arbitrary<Step[]> = fc.oneof(
  { weight: 12, arbitrary: courses },
  ...Object.values(others).map((one) => ({ weight: 1, arbitrary: alone(one) })),
  { weight: 2, arbitrary: alone(atBank) },
  { weight: 2, arbitrary: alone(all.spend) },
  { weight: 4, arbitrary: together },
  { weight: 8, arbitrary: alone(passing) },
  { weight: 2, arbitrary: alone(action('jobs', {})) },
)

export interface History {
  /** When the history begins: days after 1 April and minutes of the day. */
  begin: { day: number; minute: number }
  places: readonly ('within the state' | 'another state' | 'abroad')[]
  steps: readonly Step[]
}

const place = fc.constantFrom('within the state' as const, 'another state' as const, 'abroad' as const)

export const history: fc.Arbitrary<History> = fc.record({
  begin: fc.record({
    day: fc.oneof(fc.nat({ max: 364 }), fc.integer({ min: 345, max: 364 })),
    minute: fc.oneof(fc.nat({ max: 1439 }), fc.integer({ min: 1380, max: 1439 })),
  }),
  places: fc.array(place, { minLength: 1, maxLength: 3 }),
  steps: fc.noBias(fc.array(part, { minLength: 1, maxLength: 30, size: 'max' })).map((parts) => parts.flat()),
})
