import * as campaigns from '@bnr/contract/campaigns/endpoints'
import { expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { createMember } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { loadProfile, updateProfile } from '../profiles/store.ts'
import { accountOf } from './account.ts'
import { ownerOf } from './purge.ts'

const service = useService()

test('the data of a member has the messages to many that the member got', async () => {
  service.time.now = new Date('2026-11-26T12:00:00+05:30')
  const staff = await createStaff(service, 'tele_manager')
  const [member, unwilling] = [await createMember(service), await createMember(service)]
  await service.db.inTransaction((tx) =>
    updateProfile(tx, member.id, { email: 'news@example.com', emailVerified: true }),
  )
  const criteria = [{ key: 'bi.ge', operation: 'eq', value: 'f' }]
  const words = { channel: 'mail' as const, subject: 'A meeting in Madurai', text: 'Come on Sunday.' }
  const { id } = (await service.call(campaigns.writeCampaign, { body: { ...words, criteria } }, staff.token))
    .body
  const params = { id }
  await service.call(campaigns.testCampaign, { params, body: { address: 'me@example.com' } }, staff.token)
  await service.call(campaigns.startCampaign, { params, body: { recipients: 1 } }, staff.token)
  await service.workJobs()
  const dataOf = async ({ id }: { id: number }) => {
    const row = await loadProfile(service.db, id)
    return await accountOf(service.db, row, ownerOf(row))
  }
  expect((await dataOf(member)).messagesToMany).toMatchObject([words])
  expect((await dataOf(unwilling)).messagesToMany).toEqual([])
})

test('the data of a member has what the member chose', async () => {
  const member = await createMember(service)
  const chosen = { othersMayShare: false, hidesActivity: true, textSize: 125, doNotCall: true } as const
  await service.db.inTransaction((tx) => updateProfile(tx, member.id, chosen))
  const row = await loadProfile(service.db, member.id)
  expect(await accountOf(service.db, row, ownerOf(row))).toMatchObject(chosen)
})
