import { declaredEndpoints, type EndpointParts } from '@bnr/contract/endpoint'
import '@bnr/contract/endpoints'
import { expect, test, vi } from 'vitest'
import { decode } from '../src/http/serve.ts'
import { useService } from './harness.ts'
import { allowedAt, type Got, lanesTo, type Send, type Sent, titled } from './hostileCalls.ts'
import { asking, faultsOf, namedBy, refusalBy } from './hostileFaults.ts'
import { hostileBodies, hostileSegments, hostileTexts, hostileValues, pick } from './hostileValues.ts'
import { type Place, placesOf, withValues } from './requestPlaces.ts'

const inLanes = lanesTo(useService())

const parts = { params: hostileSegments, query: hostileTexts, body: hostileValues } as const
type Part = keyof typeof parts
type Filled = readonly [Place, unknown]

interface Attack {
  endpoint: EndpointParts
  part: Part
  /** The spellings of one kind of value. */
  kind: readonly unknown[]
  /** Decides which spelling goes where, and which of the callers goes first. */
  turn: number
}

/**
 * Sends one kind of value in every place of a part of a request. The schema refuses the same places for everybody, so one
 * request contains all of them, and the reply must name each. The other places pass the schema: one caller, in turns,
 * sends them until the service accepts or names each place, and every other caller sends them once.
 */
async function attack(given: Attack, send: Send, faults: string[]): Promise<void> {
  const { endpoint, part, turn } = given
  const schema = endpoint[part]
  if (!schema) return
  const ask = asking(endpoint, send, faults)
  const content = (filled: readonly Filled[]) => ({ [part]: withValues(schema, filled) }) as Sent
  const callers = allowedAt(endpoint)
  const first = callers[turn % callers.length] ?? 'guest'
  for (const places of byDepth(placesOf(schema))) {
    const { refused, passing } = fill(given, places, faults)
    if (refused.length > 0) faults.push(...unnamedIn(await ask(first, content(refused)), refused))
    await passOn(passing, (some) => ask(first, content(some)))
    if (passing.length > 0)
      for (const who of callers.filter((one) => one !== first)) await ask(who, content(passing))
  }
}

/** Gives each place a spelling that the schema refuses and one that it accepts, as far as there are such. */
function fill({ endpoint, part, kind, turn }: Attack, places: readonly Place[], faults: string[]) {
  const filled = places.map((place, at) => {
    const refuses = (value: unknown) => {
      const schema = endpoint[part]
      const got = schema && refusalBy(() => decode(schema, withValues(schema, [[place, value]])))
      if (got) faults.push(...faultsOf(got), ...unnamedIn(got, [[place, value]]))
      return got !== undefined
    }
    const { refused, passing } = pick(kind, turn + at, refuses)
    const here = (value: unknown): Filled => [place, value]
    return { refused: refused.map(here), passing: passing.map(here) }
  })
  return {
    refused: filled.flatMap(({ refused }) => refused),
    passing: filled.flatMap(({ passing }) => passing),
  }
}

/** A refusal must name each place with a value that the schema refuses. */
function unnamedIn(got: Got, filled: readonly Filled[]): string[] {
  const unnamed = filled.filter(([place]) => got.status !== 400 || !names(got, place))
  return unnamed.map(
    ([place, value]) => `${got.status} does not name ${place.join('.')}: ${JSON.stringify(value)}`,
  )
}

/** Refusals for a missing login or too many calls, which do not depend on the input. */
const independentOfInput = [401, 429]

/** Sends all places at once, leaves out those that the reply names, and sends each half alone if it names none. */
async function passOn(
  filled: readonly Filled[],
  ask: (some: readonly Filled[]) => Promise<Got>,
): Promise<void> {
  if (filled.length === 0) return
  const got = await ask(filled)
  if (got.status < 400 || independentOfInput.includes(got.status) || filled.length === 1) return
  const left = filled.filter(([place]) => !names(got, place))
  if (left.length < filled.length) return await passOn(left, ask)
  const half = Math.ceil(filled.length / 2)
  await passOn(filled.slice(0, half), ask)
  await passOn(filled.slice(half), ask)
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

vi.setConfig({ testTimeout: 300_000 })

test.each(declaredEndpoints().map(titled))(
  '%s withstands hostile values in every field',
  async (_, endpoint, at) => {
    const faults: string[] = []
    const attacks = (Object.keys(parts) as Part[]).flatMap((part) =>
      parts[part].map(
        (kind, index) => (send: Send) => attack({ endpoint, part, kind, turn: at + index }, send, faults),
      ),
    )
    await inLanes(attacks)
    expect(faults.slice(0, 12)).toEqual([])
  },
)

const sendable = declaredEndpoints().filter(({ body, upload }) => body || upload)

/** The type of a body and its syntax are judged in the same way for everybody who may call, so callers take turns. */
test.each(sendable.map(titled))('%s withstands malformed bodies', async (_, endpoint, at) => {
  const faults: string[] = []
  const callers = allowedAt(endpoint)
  const sendings = hostileBodies.map(
    (raw, index) => (send: Send) =>
      asking(endpoint, send, faults)(callers[(at + index) % callers.length] ?? 'guest', { raw }),
  )
  await inLanes(sendings)
  expect(faults.slice(0, 12)).toEqual([])
})
