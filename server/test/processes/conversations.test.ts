import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rows } from '../../src/database/database.ts'
import { createPair, type Pair } from '../factories/conversations.ts'
import { readAfter, screenOf, sendAll, type Way } from './conversationHistory.ts'
import { useProcesses } from './programs.ts'

/** `npm run histories -- --of conversations --histories 200` runs more of them. */
const count = Number(process.env.CONVERSATION_HISTORIES ?? 10)
const seed = Number(process.env.HISTORIES_SEED ?? 26)
/** Pairs that write at the same time. One killed process, which takes seconds to come back, meets all of them. */
const together = 5
/** One round in five kills a process. Half of the others cut all connections of both processes to PostgreSQL. */
const [killEvery, cutEvery] = [5, 2]

const way: fc.Arbitrary<Way> = fc.record({
  at: fc.constantFrom(0, 1),
  fault: fc.constantFrom('none', 'none', 'cut', 'twice'),
  cutAfter: fc.integer({ min: 1, max: 40 }),
})
const ways = fc.array(way, { minLength: 1, maxLength: 8 })
const history = fc.record({ his: ways, hers: ways })
const hit = fc.record({ place: fc.constantFrom(0, 1), after: fc.integer({ min: 0, max: 100 }) })
type History = { his: readonly Way[]; hers: readonly Way[] }

const databaseName = 'histories'
const group = useProcesses(() => ({ DATABASE_APPLICATION_NAME: databaseName }))
const addresses = () => [group.web[0]?.address ?? '', group.web[1]?.address ?? ''] as const

async function killOne(place: 0 | 1): Promise<void> {
  group.web[place]?.process.kill('SIGKILL')
  await group.web[place]?.exited
  group.web[place] = await group.start('web')
}

async function cutConnections(): Promise<void> {
  const ofProcesses = sql`application_name like ${`${databaseName}%`} and datname = current_database()`
  const cut = sql`select pg_terminate_backend(pid) from pg_stat_activity where ${ofProcesses}`
  expect(await rows(group.inside.db, cut)).not.toEqual([])
}

/** Both families write at the same time. Returns a check of what both of them see afterwards. */
async function live({ groom, bride }: Pair, { his, hers }: History) {
  const sides = [
    { name: 'groom', me: groom, other: bride },
    { name: 'bride', me: bride, other: groom },
  ] as const
  const screens = sides.map((side) => screenOf(addresses, side))
  const done = [false, false]
  const sending = sides.map(async (side, at) => {
    // A side that must wait for an answer gives up once the other has nothing more to write.
    const acknowledged = await sendAll(addresses, side, at === 0 ? his : hers, () => done[1 - at] === true)
    done[at] = true
    return acknowledged
  })
  const acknowledged = (await Promise.all(sending)).flat()
  return async () => {
    const [seenByHim, seenByHer] = await Promise.all(sides.map((side) => readAfter(addresses()[0], side, [])))
    expect(seenByHer).toEqual(seenByHim)
    expect(seenByHim?.map(({ seq }) => seq)).toEqual(seenByHim?.map((_, at) => at + 1))
    const texts = seenByHim?.map(({ text }) => text) ?? []
    expect(new Set(texts).size).toBe(texts.length)
    for (const { seq, text } of acknowledged) expect(seenByHim?.[seq - 1]).toEqual({ seq, text })
    for (const screen of screens)
      await expect.poll(() => screen.shown, { timeout: 20_000, interval: 20 }).toEqual(seenByHim)
    await Promise.all(screens.map((screen) => screen.close()))
  }
}

test(
  'both sides see the same order, and nothing that was acknowledged is lost or doubled',
  async () => {
    let round = 0
    const lives = fc.array(history, { minLength: together, maxLength: together })
    const agrees = fc.asyncProperty(lives, hit, async (histories, { place, after }) => {
      round++
      const pairs = await Promise.all(
        histories.map(async (one) => ({ one, pair: await createPair(group.inside) })),
      )
      const hitting = pause(after).then(async () => {
        if (round % killEvery === 1) await killOne(place)
        else if (round % cutEvery === 0) await cutConnections()
      })
      const checks = await Promise.all(pairs.map(({ one, pair }) => live(pair, one)))
      await hitting
      await Promise.all(checks.map((check) => check()))
    })
    await fc.assert(agrees, { numRuns: Math.ceil(count / together), seed, endOnFailure: true })
  },
  count * 30_000,
)
