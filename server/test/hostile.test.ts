import { declaredEndpoints, type EndpointParts, methodsOf } from '@bnr/contract/endpoint'
import '@bnr/contract/endpoints'
import { unstorablePaths } from '@bnr/contract/text'
import { expect, test, vi } from 'vitest'
import { useService } from './harness.ts'
import { allowedAt, callsTo, faultOf, type Got, namedBy, type Sent, type Who } from './hostileCalls.ts'
import { hostileBodies, hostileTexts, hostileValues } from './hostileValues.ts'
import { type Place, placesOf, withValues } from './requestPlaces.ts'

const service = useService()
/** Four ask at once, each with logins of its own: while the database looks at one value, the service looks at the next. */
const lanes = Array.from({ length: 4 }, () => callsTo(service))
type Send = (typeof lanes)[number]

/** An empty part of a path leads elsewhere. */
const pathTexts = hostileTexts.filter((text) => text !== '')
const parts = { params: pathTexts, query: hostileTexts, body: hostileValues } as const
type Part = keyof typeof parts

/** Sends, and writes down what is wrong with the answer. */
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
  /** Which of the callers goes first. */
  turn: number
}

/**
 * One value in every place of a part of a request. What the schema refuses it refuses for everybody, so all those
 * places are sent wrong at once, and each must be named. What it lets through goes on: as one of the callers, who take
 * turns, until each place was taken or named, and at once as each of the others.
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

/** Refusals of whoever has no login, or asks too often: no place will say more. */
const whateverIsSent = [401, 429]

/** All at once; those that are then refused by name are left out, and when nothing is named each half goes alone. */
async function passOn(
  places: readonly Place[],
  ask: (places: readonly Place[]) => Promise<Got>,
): Promise<void> {
  if (places.length === 0) return
  const got = await ask(places)
  if (got.status < 400 || whateverIsSent.includes(got.status) || places.length === 1) return
  const left = places.filter((place) => !names(got, place))
  if (left.length < places.length) return await passOn(left, ask)
  const half = Math.ceil(places.length / 2)
  await passOn(places.slice(0, half), ask)
  await passOn(places.slice(half), ask)
}

/** A refusal may name what lies in a place, or that in which it lies. */
function names(got: Got, place: Place): boolean {
  const path = place.join('.')
  return namedBy(got).some((one) => one === path || one.startsWith(`${path}.`) || path.startsWith(`${one}.`))
}

/** A place and what lies within it cannot both be set. */
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

test.each(declaredEndpoints().map(titled))('%s bears hostile values in every field', async (_, endpoint) => {
  const faults: string[] = []
  const attacks = (Object.keys(parts) as Part[]).flatMap((part) =>
    parts[part].map((value, turn) => (send: Send) => attack({ endpoint, part, value, turn }, send, faults)),
  )
  await inLanes(attacks)
  expect(faults.slice(0, 12)).toEqual([])
})

const sendable = declaredEndpoints().filter(({ body, upload }) => body || upload)

test.each(sendable.map(titled))('%s bears bodies that are none', async (_, endpoint) => {
  const faults: string[] = []
  const sendings = hostileBodies.flatMap((raw) =>
    allowedAt(endpoint).map((who) => (send: Send) => asking(endpoint, send, faults)(who, { raw })),
  )
  await inLanes(sendings)
  expect(faults.slice(0, 12)).toEqual([])
})

const searching = declaredEndpoints().filter(({ keys }) => keys)

test('every search of the contract names its keys', () => {
  const named = declaredEndpoints().filter(
    ({ path, method }) => method === 'POST' && path.endsWith('/search'),
  )
  expect(searching).toEqual(expect.arrayContaining(named))
  expect(searching.length).toBeGreaterThan(5)
})

test.each(searching.map(titled))(
  '%s bears hostile criteria, by every key and operation',
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
