import { moderatePhoto } from '@bnr/contract/media/endpoints'
import type { MediaStatus, PhotoVerdict } from '@bnr/contract/media/transitions'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { createPhoto } from '../../test/factories/photos.ts'
import { createMember } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { specifiedPhotoStates, specifiedPhotos } from '../../test/specification/transitions.ts'
import { media } from './tables.ts'

const service = useService()

async function decided(action: PhotoVerdict, status: MediaStatus, body: object) {
  const { id } = await createMember(service)
  const mid = await createPhoto(service, id, { status })
  const staff = await createStaff(service, 'cc_manager')
  const answer = await service.call(moderatePhoto, { params: { id, mid, action }, body }, staff.token)
  const [photo] = await service.db.select().from(media).where(eq(media.id, mid))
  return { ...answer, now: photo?.status }
}

test.each(Object.entries(specifiedPhotos))(
  '%s is possible only from the photo statuses of the specification',
  async (name, way) => {
    for (const status of specifiedPhotoStates.split(', ') as MediaStatus[]) {
      const answer = await decided(name as PhotoVerdict, status, { reason: 'Checked' })
      if (way.from.split(', ').includes(status)) {
        expect([answer.status, answer.body, answer.now]).toEqual([200, { message: way.message }, way.to])
      } else {
        expect([answer.status, answer.now]).toEqual([status === 'Deleted' ? 404 : 409, status])
      }
    }
  },
)

test.each(Object.entries(specifiedPhotos))(
  '%s requires a reason for a photo as specified',
  async (name, { reason }) => {
    const answer = await decided(name as PhotoVerdict, 'Ready', {})
    expect(answer.status).toBe(reason === 'never' ? 200 : 400)
  },
)
