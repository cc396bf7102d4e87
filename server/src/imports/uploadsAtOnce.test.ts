import { importLimits } from '@bnr/contract/imports/limits'
import { expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { useService } from '../../test/harness.ts'
import { csv, heading, person, uploadProfiles } from '../../test/importFiles.ts'
import { imports } from './tables.ts'

const service = useService()

test('of two files that arrive together, only one takes the last place of a person', async () => {
  const { id: staffId, token } = await createStaff(service, 'tele_manager')
  const at = service.time.now
  const open = Array.from({ length: importLimits.open - 1 }, () => ({
    staffId,
    source: 'St Mary',
    state: 'Preview' as const,
    headings: [],
    mapping: { fields: [], suggestions: false },
    createdAt: at,
    changedAt: at,
    expiresAt: at,
  }))
  await service.db.insert(imports).values(open)
  const upload = (name: string) => uploadProfiles(service, token, csv(heading, person(name)))
  const replies = await Promise.all([upload('Anita Mary'), upload('Priya Rose')])
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
})
