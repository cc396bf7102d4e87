import fc from 'fast-check'
import { action, actionsOf, alone, back, inTurn, passing, percent, type Step, who } from './draw.ts'
import { reversals } from './model/doubt.ts'

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

/** A plan, a top-up, numbers viewed with both, and an upgrade that carries the rest; sometimes the top-up is credited. */
const toppedUp = (by: fc.Arbitrary<number>): fc.Arbitrary<Step[]> => {
  const its = actionsOf(by)
  const buys = (plan: fc.Arbitrary<number>) => [
    action('buy', { who: by, plan, coupon: fc.constant(-1), asUpgrade: fc.constant(false) }),
    its.goToBank,
    action('bankDecides', { who: by, back: fc.constant(0), status: fc.constant('Shipped') }),
    its.deliver,
  ]
  const rest = fc.oneof(inTurn(its.spend), inTurn(its.credit), alone(passing), inTurn(its.creditPart))
  return fc
    .tuple(
      inTurn(...buys(fc.nat({ max: 2 })), its.approve),
      inTurn(...buys(fc.integer({ min: 5, max: 6 }))),
      fc.array(rest, { maxLength: 6 }).map((parts) => parts.flat()),
      inTurn(...buys(fc.integer({ min: 2, max: 6 })), its.approve),
      inTurn(its.spend, its.spend),
    )
    .map((parts) => parts.flat())
}

/** Sequences that often follow a purchase, or may follow a payment. */
export const courses: fc.Arbitrary<Step[]> = who.chain((drawn) => {
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
    { weight: 3, arbitrary: toppedUp(fc.constant(drawn)) },
    { weight: 1, arbitrary: inTurn(backAgain, its.deliver) },
    { weight: 1, arbitrary: inTurn(backAgain, its.deliver, its.decide) },
  )
})
