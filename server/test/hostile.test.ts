import { declaredEndpoints, type EndpointParts, methodsOf } from '@bnr/contract/endpoint'
import '@bnr/contract/endpoints'
import { unstorablePaths } from '@bnr/contract/text'
import { expect, test, vi } from 'vitest'
import { useService } from './harness.ts'
import { allowedAt, callsTo, faultOf, type Got, namedBy, type Sent, type Who } from './hostileCalls.ts'
import { hostileBodies, hostileTexts, hostileValues } from './hostileValues.ts'
import { type Place, placesOf, withValues } from './requestPlaces.ts'

const service = useService()
/** Four lanes send calls at the same time, each with its own logins, so that service and database work in parallel. */
const lanes = Array.from({ length: 4 }, () => callsTo(service))
type Send = (typeof lanes)[number]

/** An empty segment would lead to another route. */
const pathTexts = hostileTexts.filter((text) => text !== '')
const parts = { params: pathTexts, query: hostileTexts, body: hostileValues } as const
type Part = keyof typeof parts

/** Returns a function that sends a request and adds what is wrong with the reply to `faults`. */
function asking(endpoint: EndpointParts, send: Send, faults: string[]) {
  return async (who: Who, sent: Sent): Promise<Got> => {
    const got = await send(endpoint, who, sent)
    const fault = faultOf(got)
    if (fault) faults.push(`${fault} (${who}, ${JSON.stringify(sent).slice(0, 200)})`)
    return got
  }
}

interface Attack {
  endpoint: EndpointParts
  part: Part
  value: unknown
  /** Decides which of the callers goes first. */
  turn: number
}

/**
 * Sends one value in every place of a part of a request. The schema refuses the same places for everybody, so one request
 * contains all of them, and the reply must name each. The other places pass the schema: one caller, in turns, sends them
 * until the service accepts or names each place, and every other caller sends them once.
 */
async function attack({ endpoint, part, value, turn }: Attack, send: Send, faults: string[]): Promise<void> {
  const schema = endpoint[part]
  if (!schema) return
  const ask = asking(endpoint, send, faults)
  const content = (places: readonly Place[]) =>
    ({
      [part]: withValues(
        schema,
        places.map((place) => [place, value] as const),
      ),
    }) as Sent
  const refuses = (place: Place) => {
    const alone = content([place])[part]
    return unstorablePaths(alone).length > 0 || !schema.safeDecode(alone as never).success
  }
  const callers = allowedAt(endpoint)
  const first = callers[turn % callers.length] ?? 'guest'
  for (const places of byDepth(placesOf(schema))) {
    const refused = places.filter(refuses)
    if (refused.length > 0) {
      const got = await ask(first, content(refused))
      const unnamed = refused.filter((place) => !names(got, place))
      if (got.status !== 400 || unnamed.length > 0)
        faults.push(
          `${got.status} does not name ${unnamed.map((place) => place.join('.'))}: ${JSON.stringify(value)}`,
        )
    }
    const passing = places.filter((place) => !refused.includes(place))
    await passOn(passing, (some) => ask(first, content(some)))
    if (passing.length > 0)
      for (const who of callers.filter((one) => one !== first)) await ask(who, content(passing))
  }
}

/** Refusals for a missing login or too many calls, which do not depend on the input. */
const independentOfInput = [401, 429]

/** Sends all places at once, leaves out those that the reply names, and sends each half alone if it names none. */
async function passOn(
  places: readonly Place[],
  ask: (places: readonly Place[]) => Promise<Got>,
): Promise<void> {
  if (places.length === 0) return
  const got = await ask(places)
  if (got.status < 400 || independentOfInput.includes(got.status) || places.length === 1) return
  const left = places.filter((place) => !names(got, place))
  if (left.length < places.length) return await passOn(left, ask)
  const half = Math.ceil(places.length / 2)
  await passOn(places.slice(0, half), ask)
  await passOn(places.slice(half), ask)
}

/** A refusal may name the place, something inside it, or the object around it. */
function names(got: Got, place: Place): boolean {
  const path = place.join('.')
  return namedBy(got).some((one) => one === path || one.startsWith(`${path}.`) || path.startsWith(`${one}.`))
}

/** Groups places by depth, because a place and another one inside it cannot both be set. */
const byDepth = (places: readonly Place[]): Place[][] => [
  ...Map.groupBy(places, ({ length }) => length).values(),
]

async function inLanes(works: readonly ((send: Send) => Promise<unknown>)[]): Promise<void> {
  const waiting = works.values()
  const inLane = async (send: Send) => {
    for (const work of waiting) await work(send)
  }
  await Promise.all(lanes.map(inLane))
}

const titled = (endpoint: EndpointParts) =>
  [`${methodsOf(endpoint)[0]} ${endpoint.base ?? 'api'} ${endpoint.path}`, endpoint] as const

vi.setConfig({ testTimeout: 300_000 })

test.each(declaredEndpoints().map(titled))(
  '%s withstands hostile values in every field',
  async (_, endpoint) => {
    const faults: string[] = []
    const attacks = (Object.keys(parts) as Part[]).flatMap((part) =>
      parts[part].map((value, turn) => (send: Send) => attack({ endpoint, part, value, turn }, send, faults)),
    )
    await inLanes(attacks)
    expect(faults.slice(0, 12)).toEqual([])
  },
)

const sendable = declaredEndpoints().filter(({ body, upload }) => body || upload)

test.each(sendable.map(titled))('%s withstands malformed bodies', async (_, endpoint) => {
  const faults: string[] = []
  const sendings = hostileBodies.flatMap((raw) =>
    allowedAt(endpoint).map((who) => (send: Send) => asking(endpoint, send, faults)(who, { raw })),
  )
  await inLanes(sendings)
  expect(faults.slice(0, 12)).toEqual([])
})

const searching = declaredEndpoints().filter(({ keys }) => keys)

test('every search of the contract declares its keys', () => {
  const named = declaredEndpoints().filter(
    ({ path, method }) => method === 'POST' && path.endsWith('/search'),
  )
  expect(searching).toEqual(expect.arrayContaining(named))
  expect(searching.length).toBeGreaterThan(5)
})

test.each(searching.map(titled))(
  '%s withstands hostile criteria with every key and operation',
  async (_, endpoint) => {
    const faults: string[] = []
    const { keys = {} } = endpoint
    const staffOr = allowedAt(endpoint)
    const attacks = hostileValues.map((value, turn) => async (send: Send) => {
      const ask = asking(endpoint, send, faults)
      const known = Object.entries(keys).flatMap(([key, { values }]) =>
        Object.keys(values).map((operation) => ({ key, operation, value })),
      )
      const wrong = [
        { key: value, operation: 'eq', value: 'x' },
        { key: 'ps', operation: value, value },
      ]
      for (const [index, criterion] of [...known, ...wrong].entries()) {
        const who = staffOr[(turn + index) % staffOr.length] ?? 'guest'
        const got = await ask(who, { body: { criterias: [criterion] } })
        if (got.status === 400 && namedBy(got).some((path) => !path.startsWith('criterias')))
          faults.push(`names ${namedBy(got)} for ${JSON.stringify(criterion).slice(0, 100)}`)
      }
    })
    await inLanes(attacks)
    expect(faults.slice(0, 12)).toEqual([])
  },
)
