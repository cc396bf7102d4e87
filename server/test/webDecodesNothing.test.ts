import { biodata } from '@bnr/contract/profiles/biodata'
import { expect, test } from 'vitest'
import { decodings } from '../src/files/pictures/decode.ts'
import { sizeKey } from '../src/media/processing.ts'
import { downloadFile } from './downloading.ts'
import { createStaff } from './factories/accounts.ts'
import { draftOffer, sendBanner } from './factories/offerDrafts.ts'
import { createPhoto } from './factories/photos.ts'
import { createMember } from './factories/profiles.ts'
import { createTestimonial } from './factories/testimonials.ts'
import { useService } from './harness.ts'
import { picture, upload, uploadTo } from './photoUploads.ts'

const service = useService()

test('what answers requests decodes no picture: uploads wait for a job, and the printer makes the portrait', async () => {
  const member = await createMember(service)
  const photoId = await createPhoto(service, member.id, { status: 'Active', kind: 'pp' })
  await service.storage.put(sizeKey(`photos/${photoId}`, 'display'), await picture(800, 1000))
  const staff = await createStaff(service, 'tele_manager')
  const story = await createTestimonial(service)
  const offer = await draftOffer(service)
  const before = decodings.started

  expect((await upload(service, member, await picture())).status).toBe(200)
  const storyPath = `/media/medias/upload/${story.id}/tp`
  expect((await uploadTo(service, storyPath, staff.token, await picture())).status).toBe(200)
  expect((await sendBanner(service, offer, 'desktop', await picture(1280, 630))).status).toBe(200)
  const { rawPayload } = await downloadFile(service, biodata, { params: { id: member.id } }, member.token)
  expect(rawPayload.includes('/DCTDecode')).toBe(true)
  expect(decodings.started).toBe(before)

  await service.workJobs()
  expect(decodings.started).toBe(before + 3)
})
