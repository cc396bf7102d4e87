import {
  decideMessageReport,
  openMessageReport,
  searchMessageReports,
} from '@bnr/contract/conversations/reports'
import { expect, test } from 'vitest'
import { createStaff } from '../../../test/factories/accounts.ts'
import { createPayer } from '../../../test/factories/activities.ts'
import { acceptInterest, writes } from '../../../test/factories/conversations.ts'
import { createMember, type TestMember } from '../../../test/factories/profiles.ts'
import { useService } from '../../../test/harness.ts'
import { conversationMessages } from '../tables.ts'

const service = useService({ ACCESS_TOKEN_SECONDS: '100000000' })

async function groomWith(count: number): Promise<{ groom: TestMember; brides: TestMember[] }> {
  const groom = await createPayer(service)
  const brides: TestMember[] = []
  for (let n = 0; n < count; n++) {
    const bride = await createMember(service)
    await acceptInterest(service, groom, bride)
    brides.push(bride)
  }
  return { groom, brides }
}

async function foundAbout({ bnrId }: TestMember) {
  const { token } = await createStaff(service, 'tele_manager')
  const body = { criteria: [{ key: 'kd', operation: 'eq', value: 'repeated' }] }
  const { results } = (await service.call(searchMessageReports, { body }, token)).body
  return { token, found: results.filter(({ about }) => about.bnrId === bnrId) }
}

const texts = [
  'Invest with me, it is safe',
  'invest with me  it is SAFE!',
  'Invest with me – it is safe.',
  'Invest with me; it is safe',
  'Ｉnvest with me: it is safe',
]

test('the same text to five people within a day puts that text and its sender before staff, once', async () => {
  const { groom, brides } = await groomWith(6)
  for (const [at, text] of texts.entries()) {
    expect((await foundAbout(groom)).found).toHaveLength(0)
    await writes(service, groom, brides[at] ?? groom, text)
  }
  await writes(service, groom, brides[5] ?? groom, 'Invest with me, it is safe')
  const { token, found } = await foundAbout(groom)
  expect(found).toMatchObject([{ kind: 'repeated', state: 'Waiting' }])
  expect(found[0]).not.toHaveProperty('reporter')
  const id = found[0]?.id ?? 0
  const { body } = await service.call(openMessageReport, { params: { id } }, token)
  expect(body.messages).toMatchObject([{ isAbout: true, text: texts[4] }])
  await service.call(decideMessageReport.remove, { params: { id }, body: { reason: 'A swindle' } }, token)
  const stored = await service.db.select().from(conversationMessages)
  const sent = stored.filter(({ senderId }) => senderId === groom.id)
  expect(sent.map(({ removal }) => removal)).toEqual(Array(6).fill('staff'))
  expect(JSON.stringify(sent)).not.toContain('safe')
})

test('a text to four people, to one person five times, or over more than a day, is nobody’s business', async () => {
  const { groom, brides } = await groomWith(5)
  const [first, ...others] = brides as [TestMember, ...TestMember[]]
  for (let n = 0; n < 5; n++) {
    await writes(service, groom, first, 'Greetings to your family')
    await writes(service, first, groom, 'Thank you')
  }
  for (const bride of others.slice(0, 3)) await writes(service, groom, bride, 'Greetings to your family')
  service.time.now = new Date(service.time.now.getTime() + 24 * 3_600_000 + 1)
  await writes(service, groom, others[3] ?? first, 'Greetings to your family')
  expect((await foundAbout(groom)).found).toEqual([])
})
