import { listCampaigns, writeCampaign } from '@bnr/contract/campaigns/endpoints'
import { expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { useService } from '../../test/harness.ts'

const service = useService()

test('a list of drafts counts the recipients of none, and takes as many statements as one draft', async () => {
  const { token } = await createStaff(service, 'tele_manager')
  const words = { channel: 'mail', subject: 'A meeting in Madurai', text: 'Come on Sunday.' } as const
  const criteria = [{ key: 'bi.ge', operation: 'eq', value: 'f' } as const]
  const write = () => service.call(writeCampaign, { body: { ...words, criteria } }, token)
  const list = () => service.call(listCampaigns, {}, token)
  await write()
  const alone = await service.statementsOf(list)
  for (let more = 0; more < 4; more++) await write()
  expect(await service.statementsOf(list)).toHaveLength(alone.length)
  const { body } = await list()
  expect(body.results).toHaveLength(5)
  expect(body.results[0]).toMatchObject({ state: 'Draft', subject: words.subject, sent: 0 })
  expect(body.results[0]).not.toHaveProperty('recipients')
})
