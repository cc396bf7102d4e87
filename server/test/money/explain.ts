import { isDeepStrictEqual } from 'node:util'
import type { Bound } from './actions/action.ts'
import { Refusal, type State } from './model/state.ts'
import { learnOrders, type Shape, shapeOf } from './shape.ts'

/** An action, and whether the service accepted it. */
export interface Done extends Bound {
  accepted: boolean
}

interface Outcome {
  state: State
  accepted: boolean[]
}

/**
 * Finds an order of simultaneous actions in which the model gives the same answers and data as the service, and returns the
 * model after it. If there is none, only `expected` is set: the outcome of the order in which they were given.
 */
export function explain(
  state: State,
  done: readonly Done[],
  observed: Shape,
): { explained?: State; expected: Outcome } {
  for (const order of ordersOf(done).flatMap(overtakings)) {
    const outcome = outcomeOf(state, order, observed)
    const agrees = order.every(({ accepted }, at) => accepted === outcome.accepted[at])
    if (agrees && isDeepStrictEqual(shapeOf(outcome.state), observed))
      return { explained: outcome.state, expected: outcome }
  }
  return { expected: outcomeOf(state, done, observed) }
}

function outcomeOf(state: State, order: readonly Done[], observed: Shape): Outcome {
  let now = structuredClone(state)
  const accepted = order.map(({ predict }) => {
    const { next, isAccepted } = after(now, predict)
    now = next
    return isAccepted
  })
  for (const { afterwards } of order) afterwards?.(now)
  learnOrders(now, observed)
  return { state: now, accepted }
}

/** A refused action changes nothing, unless its refusal keeps the changes. */
function after(state: State, predict: Bound['predict']): { next: State; isAccepted: boolean } {
  const next = structuredClone(state)
  try {
    predict(next)
    return { next, isAccepted: true }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { next: error.keeps ? next : state, isAccepted: false }
  }
}

function ordersOf<Item>(all: readonly Item[]): Item[][] {
  if (all.length < 2) return [[...all]]
  return all.flatMap((first, at) => ordersOf(all.toSpliced(at, 1)).map((rest) => [first, ...rest]))
}

/** The same order, with each action that another can overtake taken both ways. */
function overtakings(order: readonly Done[]): Done[][] {
  return order.reduce<Done[][]>(
    (begun, done) => waysOf(done, order.length).flatMap((way) => begun.map((earlier) => [...earlier, way])),
    [[]],
  )
}

function waysOf(done: Done, simultaneous: number): Done[] {
  const { predictOvertaken: predict } = done
  return predict && simultaneous > 1 ? [done, { ...done, predict }] : [done]
}
