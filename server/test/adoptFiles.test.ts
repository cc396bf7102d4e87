import { requestData } from '@bnr/contract/privacy/endpoints'
import { uploadTestimonialPhoto } from '@bnr/contract/testimonials/endpoints'
import { isNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { adoptFiles } from '../src/adoptFiles.ts'
import { storedFiles } from '../src/files/tables.ts'
import { requestReport } from '../src/reports/ask.ts'
import { createStaff } from './factories/accounts.ts'
import { draftWithBanners } from './factories/offerDrafts.ts'
import { createMember, password } from './factories/profiles.ts'
import { createTestimonial } from './factories/testimonials.ts'
import { useService } from './harness.ts'
import { picture, upload, uploadTo } from './photoUploads.ts'

const service = useService()

/** Stores at least one file of every kind. */
async function storeFiles(): Promise<void> {
  const member = await createMember(service)
  await upload(service, member, await picture())
  const { id: userId, userName, name } = await createStaff(service, 'cc_manager')
  const manager = { kind: 'staff', userId, userName, name, sessionId: 'x' } as const
  const roles = ['staff_user' as const, 'cc_manager' as const]
  await requestReport(service, { ...manager, roles }, { type: 'ALL', format: 'csv', contacts: false })
  await service.call(
    requestData,
    { params: { id: member.id }, body: { currentPassword: password } },
    member.token,
  )
  await service.workJobs()
  await upload(service, member, await picture(), 'ap')
  const { id } = await createTestimonial(service)
  const path = uploadTestimonialPhoto.path.replace(':id', String(id))
  const { token } = await createStaff(service, 'super_admin')
  await uploadTo(service, `/media${path}`, token, await picture(900, 900))
  await draftWithBanners(service)
}

const living = async () =>
  (await service.db.select().from(storedFiles).where(isNull(storedFiles.deletedAt)))
    .map(({ key }) => key)
    .sort()

test('finds every file from before the table of files, of every domain', async () => {
  await storeFiles()
  const expected = await living()
  const folders = new Set(expected.map((key) => key.split('/')[0]))
  expect([...folders].sort()).toEqual(['downloads', 'offers', 'photos', 'reports', 'stories'])
  await service.db.delete(storedFiles)
  await adoptFiles(service.db)
  expect((await living()).filter((key) => !key.startsWith('testimonials/'))).toEqual(expected)
  await adoptFiles(service.db)
  const [row] = await service.db.select().from(storedFiles)
  expect(row).toMatchObject({ place: 'folder', sha256: null, deletedAt: null, revision: 0 })
})
