import { expect, test } from 'vitest'
import { does } from '../../../test/factories/activities.ts'
import { createMember } from '../../../test/factories/profiles.ts'
import { useService } from '../../../test/harness.ts'
import { viewerFactsOf } from './viewerFacts.ts'

const service = useService()

test('facts about another viewer, or something else, are read again', async () => {
  const [bride, groom] = [await createMember(service), await createMember(service, { gender: 'm' })]
  await does(service, bride, 'ignore', groom)
  const facts = await viewerFactsOf(service.db, bride.id, '1', undefined)
  expect(facts).toMatchObject({ viewer: bride.id, blocked: [], unwanted: [groom.id], since: '1' })
  expect(await viewerFactsOf(service.db, bride.id, '2', facts)).toBe(facts)
  const others = await viewerFactsOf(service.db, groom.id, '2', facts)
  expect(others).toMatchObject({ viewer: groom.id, unwanted: [], since: '2' })
  expect(await viewerFactsOf(service.db, 0, '2', 'a text')).toMatchObject({ viewer: 0 })
})
