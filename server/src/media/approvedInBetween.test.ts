import { moderatePhoto } from '@bnr/contract/media/endpoints'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { createMember } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { picture, upload } from '../../test/photoUploads.ts'
import { race } from '../../test/race.ts'
import { media } from './tables.ts'

const service = useService()

test('a profile photo that is approved while another one is uploaded stays', async () => {
  const [bride, staff] = [await createMember(service), await createStaff(service, 'cc_executive')]
  const mid: string = (await upload(service, bride, await picture())).body.media.mid
  await service.workJobs()
  const content = await picture(300, 300)
  const isFirst = eq(media.id, mid)
  const moderation = { params: { id: bride.id, mid, action: 'approve' }, body: {} }
  const approve = async () => (await service.call(moderatePhoto, moderation, staff.token)).status
  const replace = async () => (await upload(service, bride, content)).status
  const [approved, replaced] = await race(
    service.db,
    (tx) => tx.select().from(media).where(isFirst).for('no key update'),
    [approve, replace],
  )
  const [photo] = await service.db.select().from(media).where(isFirst)
  expect(replaced).toBe(200)
  expect([approved, photo?.status]).toEqual(approved === 200 ? [200, 'Active'] : [404, 'Deleted'])
})
