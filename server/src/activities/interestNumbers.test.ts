import { answers, lists, readInterestNumbers } from '@bnr/contract/activities/endpoints'
import { interestRules } from '@bnr/contract/activities/interestRules'
import { readProfile } from '@bnr/contract/profiles/endpoints'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createPayer, does } from '../../test/factories/activities.ts'
import { createMember, type TestMember } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { activities } from '../relations/tables.ts'

const service = useService()
const hour = 3_600_000

const numbers = async ({ id, token }: TestMember) =>
  (await service.call(readInterestNumbers, { params: { id } }, token)).body
const accepted = async ({ id, token }: TestMember) =>
  (await service.call(lists['interest-accepted'], { params: { id } }, token)).body.results
const answer = (who: TestMember, id: number, name: 'accept' | 'decline') =>
  service.call(answers[name], { params: { id } }, who.token)

test('accepted interests of both sides are one list, the last answer first', async () => {
  const bride = await createPayer(service, { gender: 'f' })
  const [sender, receiver] = [await createPayer(service), await createPayer(service)]
  const received = await does(service, sender, 'like', bride)
  const sent = await does(service, bride, 'like', receiver)
  await does(service, await createPayer(service), 'like', bride)
  await answer(receiver, sent.body.id, 'accept')
  service.time.now = new Date(service.time.now.getTime() + hour / 6)
  await answer(bride, received.body.id, 'accept')
  const listed = (await accepted(bride)).map(({ from, target }) => [from?.id, target?.id])
  expect(listed).toEqual([
    [sender.id, undefined],
    [undefined, receiver.id],
  ])
  expect(await numbers(bride)).toMatchObject({ received: 2, sent: 1, accepted: 2, answers: 1 })
  const foreign = { params: { id: bride.id } }
  expect((await service.call(readInterestNumbers, foreign, sender.token)).status).toBe(404)
})

test('the median time to answer is shown from five answers on', async () => {
  const bride = await createMember(service)
  const viewer = await createPayer(service)
  const shown = async () =>
    (await service.call(readProfile, { query: { pid: bride.bnrId } }, viewer.token)).body.answerHours
  const hours = [1, 2, 30, 40, 500]
  for (const [index, one] of hours.entries()) {
    expect(await shown()).toBeUndefined()
    const { body } = await does(service, await createPayer(service), 'like', bride)
    const at = new Date(service.time.now.getTime() - one * hour)
    await service.db.update(activities).set({ at }).where(eq(activities.id, body.id))
    await answer(bride, body.id, index % 2 ? 'accept' : 'decline')
  }
  expect(hours).toHaveLength(interestRules.answersForMedian)
  expect(await shown()).toBe(30)
  expect(await numbers(bride)).toMatchObject({ answers: 5, answerHours: 30 })
})
