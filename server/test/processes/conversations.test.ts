import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createPair } from '../factories/conversations.ts'
import { readAfter, screenOf, sendAll, type Way } from './conversationHistory.ts'
import { useProcesses } from './programs.ts'

/** `npm run histories -- --of conversations --histories 200` runs more of them. */
const count = Number(process.env.CONVERSATION_HISTORIES ?? 10)
const seed = Number(process.env.HISTORIES_SEED ?? 26)
/** One history in ten also kills a process. */
const killEvery = 10

const way: fc.Arbitrary<Way> = fc.record({
  at: fc.constantFrom(0, 1),
  fault: fc.constantFrom('none', 'none', 'cut', 'twice'),
  cutAfter: fc.integer({ min: 1, max: 40 }),
})
const ways = fc.array(way, { minLength: 1, maxLength: 8 })

const group = useProcesses()
const addresses = () => [group.web[0]?.address ?? '', group.web[1]?.address ?? ''] as const

async function killOne(at: 0 | 1): Promise<void> {
  group.web[at]?.process.kill('SIGKILL')
  await group.web[at]?.exited
  group.web[at] = await group.start('web')
}

/** Both families write at the same time, over lines that are cut and processes that are killed. */
async function live(his: readonly Way[], hers: readonly Way[], killed: 0 | 1 | undefined) {
  const { groom, bride } = await createPair(group.inside)
  const sides = [
    { name: 'groom', me: groom, other: bride },
    { name: 'bride', me: bride, other: groom },
  ] as const
  const screens = sides.map((side) => screenOf(addresses, side))
  const done = [false, false]
  const killing = killed === undefined ? undefined : killOne(killed)
  const sending = sides.map(async (side, at) => {
    // A side that must wait for an answer gives up once the other has nothing more to write.
    const acknowledged = await sendAll(addresses, side, at === 0 ? his : hers, () => done[1 - at] === true)
    done[at] = true
    return acknowledged
  })
  const acknowledged = (await Promise.all(sending)).flat()
  await killing
  const [seenByHim, seenByHer] = await Promise.all(sides.map((side) => readAfter(addresses()[0], side, [])))
  expect(seenByHer).toEqual(seenByHim)
  expect(seenByHim?.map(({ seq }) => seq)).toEqual(seenByHim?.map((_, at) => at + 1))
  const texts = seenByHim?.map(({ text }) => text) ?? []
  expect(new Set(texts).size).toBe(texts.length)
  for (const { seq, text } of acknowledged) expect(seenByHim?.[seq - 1]).toEqual({ seq, text })
  for (const screen of screens) await expect.poll(() => screen.shown, { timeout: 20_000 }).toEqual(seenByHim)
  await Promise.all(screens.map((screen) => screen.close()))
}

test(
  'both sides see the same order, and nothing that was acknowledged is lost or doubled',
  async () => {
    let at = 0
    const agrees = fc.asyncProperty(ways, ways, fc.constantFrom(0, 1), async (his, hers, killed) => {
      await live(his, hers, ++at % killEvery === 5 ? killed : undefined)
    })
    await fc.assert(agrees, { numRuns: count, seed, endOnFailure: true })
  },
  count * 30_000,
)
