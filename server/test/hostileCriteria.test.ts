import { staffRoles } from '@bnr/contract/access'
import type { Criterion, CriterionKeys } from '@bnr/contract/criteria'
import { declaredEndpoints, type EndpointParts } from '@bnr/contract/endpoint'
import '@bnr/contract/endpoints'
import { expect, test, vi } from 'vitest'
import type { Staff } from '../src/http/actor.ts'
import { checkCriteria } from '../src/http/criteria.ts'
import { decode } from '../src/http/serve.ts'
import { useService } from './harness.ts'
import { allowedAt, type Got, lanesTo, type Send, titled } from './hostileCalls.ts'
import { asking, faultsOf, namedBy, refusalBy } from './hostileFaults.ts'
import { hostileValues, pick } from './hostileValues.ts'

const inLanes = lanesTo(useService())

const searching = declaredEndpoints().filter(({ keys }) => keys)

test('every search of the contract declares its keys', () => {
  const named = declaredEndpoints().filter(
    ({ path, method }) => method === 'POST' && path.endsWith('/search'),
  )
  expect(searching).toEqual(expect.arrayContaining(named))
  expect(searching.length).toBeGreaterThan(5)
})

type Fill = (value: unknown) => { key: unknown; operation: unknown; value: unknown }

/** Ways to put a value into a criterion: as the value of each key with each operation, as a key, and as an operation. */
const waysOf = (keys: CriterionKeys): Fill[] => [
  ...Object.entries(keys).flatMap(([key, { values }]) =>
    Object.keys(values).map(
      (operation): Fill =>
        (value) => ({ key, operation, value }),
    ),
  ),
  (value) => ({ key: value, operation: 'eq', value: 'x' }),
  (value) => ({ key: 'ps', operation: value, value }),
]

/** Staff can use all keys. */
const staff: Staff = {
  kind: 'staff',
  roles: staffRoles,
  userId: 1,
  userName: '1',
  sessionId: '',
  name: 'Kiran',
}

/** The refusal of a search that contains this criterion; undefined if the search will run. */
const refusalOf = ({ body, keys = {} }: EndpointParts, criterion: object) =>
  refusalBy(() => {
    const { criteria } = decode(body, { criterias: [criterion] }) as { criteria: Criterion[] }
    checkCriteria(keys, staff, criteria)
  })

interface Attack {
  endpoint: EndpointParts
  fill: Fill
  /** The spellings of one kind of value. */
  kind: readonly unknown[]
  /** Decides which spelling is sent, and by which caller. */
  turn: number
}

/**
 * Reads all spellings with the schemas alone, and sends one that they refuse and one that they accept. Callers take turns
 * with both. Staff always send the accepted one, too, because they may use every key.
 */
async function attack({ endpoint, fill, kind, turn }: Attack, send: Send, faults: string[]): Promise<void> {
  const ask = asking(endpoint, send, faults)
  const refuses = (value: unknown) => {
    const got = refusalOf(endpoint, fill(value))
    if (got) faults.push(...faultsOf(got), ...misnamedIn(got, fill(value)))
    return got !== undefined
  }
  const { refused, passing } = pick(kind, turn, refuses)
  const callers = allowedAt(endpoint)
  const inTurn = callers[turn % callers.length] ?? 'staff'
  const calls = [
    ...[...refused, ...passing].map((value) => ({ who: inTurn, value })),
    ...passing.filter(() => inTurn !== 'staff').map((value) => ({ who: 'staff' as const, value })),
  ]
  for (const { who, value } of calls) {
    const got = await ask(who, { body: { criterias: [fill(value)] } })
    faults.push(...misnamedIn(got, fill(value)))
  }
}

/** The reply to a criterion may only name places in it. */
function misnamedIn(got: Got, criterion: object): string[] {
  const elsewhere = namedBy(got).filter((path) => got.status === 400 && !path.startsWith('criterias'))
  return elsewhere.map((path) => `names ${path} for ${JSON.stringify(criterion).slice(0, 100)}`)
}

vi.setConfig({ testTimeout: 300_000 })

test.each(searching.map(titled))(
  '%s withstands hostile criteria with every key and operation',
  async (_, endpoint) => {
    const faults: string[] = []
    const attacks = waysOf(endpoint.keys ?? {}).flatMap((fill, at) =>
      hostileValues.map(
        (kind, index) => (send: Send) => attack({ endpoint, fill, kind, turn: at + index }, send, faults),
      ),
    )
    await inLanes(attacks)
    expect(faults.slice(0, 12)).toEqual([])
  },
)
