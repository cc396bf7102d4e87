import { expect, test } from 'vitest'
import { useService } from '../../test/harness.ts'
import { guest, type Member } from '../http/actor.ts'
import { lineToContinue } from './lineage.ts'

const service = useService()
const sessionId = '6f1c0f6e-0000-4000-8000-000000000000'
const member = (profileId: number) => ({ kind: 'member', profileId, sessionId }) as Member
const draft = (profileId: number) => ({ kind: 'registrant', roles: ['registrant'], profileId }) as const

test.each([
  ['the draft’s own token', draft(7), 'draft'],
  ['the token of another draft', draft(8), undefined],
  ['a session of the profile', member(7), sessionId],
  ['a session of another profile', member(8), undefined],
  ['nothing', guest, undefined],
] as const)(
  'a login continues the line of the browser’s token for the profile: %s',
  async (_, holds, line) => {
    expect(await lineToContinue(service.db, holds, 7)).toBe(line)
  },
)
