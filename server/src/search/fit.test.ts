import { readFit } from '@bnr/contract/search/fit'
import { expect, test } from 'vitest'
import { createMember, wizardSections } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { activities } from '../relations/tables.ts'

const service = useService()
type Named = Awaited<ReturnType<typeof createMember>>

const fit = (of: Named, other: Named, as = of) =>
  service.call(readFit, { params: { id: of.id, targetId: other.id } }, as.token)

test('says of each wish, both ways, whether it is met or not known', async () => {
  const bride = await createMember(service, {
    change: {
      basicPreference: { age: { from: 21, to: 60 }, castes: ['Nadar'], motherTongues: ['Sindhi'] },
    },
  })
  const groom = await createMember(service, {
    gender: 'm',
    change: {
      basic: { ...wizardSections.basic, motherTongue: 'Tamil', caste: null },
      basicPreference: { castes: ['Nadar'] },
    },
  })
  const { body } = await fit(bride, groom)
  expect(body.mine).toEqual([
    { preference: 'age', isMet: true },
    { preference: 'motherTongue', isMet: false },
    { preference: 'caste' },
  ])
  expect(body.theirs.map(({ preference }) => preference)).toEqual(['caste'])
})

test('is for members who can open the profile, about themselves', async () => {
  const [bride, other] = [await createMember(service), await createMember(service)]
  const groom = await createMember(service, { gender: 'm' })
  const draft = await createMember(service, { gender: 'm', status: 'Draft' })
  expect((await fit(bride, groom)).status).toBe(200)
  expect((await fit(bride, groom, other)).status).toBe(404)
  expect((await fit(bride, other)).status).toBe(403)
  expect((await fit(bride, draft)).status).toBe(404)
  expect((await fit(draft, bride)).status).toBe(403)
  const block = { fromId: groom.id, toId: bride.id, kind: 'b' as const, at: new Date(), day: 'infinity' }
  await service.db.insert(activities).values(block)
  expect((await fit(bride, groom)).status).toBe(404)
})
