import { campaignLimits } from '@bnr/contract/campaigns/states'
import { expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { useService } from '../../test/harness.ts'
import { daysAfter } from '../platform/clock.ts'
import { sweepCampaigns } from './outcome.ts'
import { campaigns } from './tables.ts'

const service = useService()

test('a message whose job was lost is erased with the others, and one that is being sent is not', async () => {
  const now = service.time.now
  const createdAt = daysAfter(now, -campaignLimits.days - 1)
  const write = async (changedAt: Date) => {
    const staff = await createStaff(service, 'tele_manager')
    const words = { channel: 'mail', subject: 'Meeting', text: 'Come on Sunday.', criteria: [] } as const
    const row = { ...words, criteria: [], staffId: staff.id, state: 'Running' as const, createdAt, changedAt }
    const [made] = await service.db.insert(campaigns).values(row).returning({ id: campaigns.id })
    return made?.id
  }
  await write(daysAfter(now, -3))
  const sending = await write(daysAfter(now, -0.5))
  await sweepCampaigns(service)
  expect((await service.db.select().from(campaigns)).map(({ id }) => id)).toEqual([sending])
})
