import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { rows } from '../../src/database/database.ts'
import { askReversed } from '../../src/payments/checkWithGateway.ts'
import type { Bound } from './actions/action.ts'
import { bind, type Step } from './draw.ts'
import { explain } from './explain.ts'
import { requireConsistent } from './ledger.ts'
import { dayOf, isoOf, startOf } from './model/days.ts'
import type { State } from './model/state.ts'
import { couponsFrom } from './plans.ts'
import { observe } from './service/observe.ts'
import { type Cast, openCast, type World } from './service/world.ts'
import { shapeOf } from './shape.ts'
import type { History } from './steps.ts'

/** Milliseconds between two steps; no multiple of it comes close to a time limit of the service. */
const pause = 13_700

/** Runs one history in the service and in the model, and compares the two after each step. Returns the time of its end. */
export async function live(world: World, { begin, places, steps }: History, from: number): Promise<number> {
  const now = beginning(from, begin)
  world.setTime(now)
  const coupons = couponsFrom(dayOf(now))
  const cast = await openCast(world, places, coupons, dayOf(now))
  const members = places.map((place) => ({
    place,
    memberships: [],
    invoices: [],
    topUps: [],
    reports: [],
    turnedTo: 0,
  }))
  let state: State = { now, members, coupons, numbers: await lastNumbers(world) }
  for (const [at, step] of steps.entries())
    state = await take(world, cast, state, step).catch((error: Error) => {
      error.message = `step ${at + 1}, ${JSON.stringify(step)}: ${error.message}`
      throw error
    })
  await requireConsistent(world, cast)
  return state.now
}

/** The next time that this day of the year comes, at this minute in India. */
function beginning(from: number, { day, minute }: History['begin']): number {
  const name = isoOf(dayOf(Date.UTC(2027, 3, 1)) + day).slice(5)
  let next = dayOf(from) + 1
  while (isoOf(next).slice(5) !== name) next++
  return startOf(next) + minute * 60_000
}

async function take(world: World, cast: Cast, before: State, step: Step): Promise<State> {
  const state = structuredClone(before)
  state.now += pause
  world.setTime(state.now)
  const bound = step.flatMap((action) => bind(state, action) ?? [])
  const answers = await Promise.all(bound.map(({ perform }) => perform(world, cast)))
  for (const order of world.reversed.splice(0)) await askReversed(world.service, order)
  if (bound.every(({ isSilent }) => isSilent)) return silently(state, bound)
  const observed = await observe(world, cast, dayOf(state.now))
  const done = bound.map((one, at) => ({ ...one, accepted: answers[at] ?? false }))
  const { explained, expected } = explain(state, done, observed)
  if (explained) return explained
  expect({ accepted: answers, ...observed }).toEqual({
    accepted: expected.accepted,
    ...shapeOf(expected.state),
  })
  throw new Error('no order of these actions explains what the service did')
}

function silently(state: State, bound: readonly Bound[]): State {
  for (const { predict } of bound) predict(state)
  return state
}

/** The last number of each series and year, read from the documents. */
async function lastNumbers({ service }: World): Promise<Record<string, number>> {
  const found = await rows<{ series: string; last: number }>(
    service.db,
    sql`select split_part(number, '/', 1) || ' ' || split_part(number, '/', 2) as series,
        max(split_part(number, '/', 3)::int) as last
      from (select number from invoices union all select number from earlier_numbers
        union all select number from credit_notes) as numbered group by 1`,
  )
  return Object.fromEntries(found.map(({ series, last }) => [series, last]))
}
