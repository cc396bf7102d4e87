import { readConversation } from '@bnr/contract/conversations/endpoints'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { does } from '../../test/factories/activities.ts'
import { createPair, type Pair, writes } from '../../test/factories/conversations.ts'
import { useService } from '../../test/harness.ts'
import { profiles } from '../profiles/tables.ts'
import { openMissingJob } from './openMissing.ts'
import { conversations } from './tables.ts'

const service = useService()
const run = () => openMissingJob.handle(service, {}, new AbortController().signal)

/** A pair whose interest a process of the release before has accepted. */
async function pairOfOldProcess(): Promise<Pair> {
  const pair = await createPair(service)
  const [firstId] = [pair.groom.id, pair.bride.id].sort((one, other) => one - other)
  await service.db.delete(conversations).where(eq(conversations.firstId, firstId ?? 0))
  return pair
}
const statusFor = async ({ groom, bride }: Pair) =>
  (await service.call(readConversation, { params: { pid: bride.bnrId } }, groom.token)).status

test('opens the conversation that an old process did not open, and leaves the others as they are', async () => {
  const [pair, other] = [await pairOfOldProcess(), await createPair(service)]
  await writes(service, other.groom, other.bride, 'Hello')
  expect(await statusFor(pair)).toBe(404)
  await run()
  await run()
  expect([await statusFor(pair), await statusFor(other)]).toEqual([200, 200])
  expect((await writes(service, pair.groom, pair.bride, 'Hello')).status).toBe(200)
  const again = await writes(service, other.bride, other.groom, 'Greetings')
  expect(again.body.seq).toBe(2)
})

test('opens none for a pair with a block, or with a settled or deleted profile', async () => {
  const pairs = [await pairOfOldProcess(), await pairOfOldProcess(), await pairOfOldProcess()] as const
  await does(service, pairs[0].bride, 'block', pairs[0].groom)
  for (const [at, status] of [
    [1, 'Settled'],
    [2, 'Deleted'],
  ] as const)
    await service.db.update(profiles).set({ status }).where(eq(profiles.id, pairs[at].bride.id))
  await run()
  expect(await Promise.all(pairs.map(statusFor))).toEqual([404, 404, 404])
})
