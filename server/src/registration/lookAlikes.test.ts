import { findLookAlikes, maxLookAlikes } from '@bnr/contract/profiles/lookAlikes'
import { beforeAll, expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { createMember, registerDraft } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { updateProfile } from '../profiles/store.ts'

const service = useService()
let staff: string
beforeAll(async () => {
  staff = (await createStaff(service, 'cc_executive')).token
})

const search = (name: string, dateOfBirth: string, token: string | undefined = staff) =>
  service.call(findLookAlikes, { body: { name, dateOfBirth } }, token)

async function born(name: string, dateOfBirth: string, status: 'Draft' | 'Deleted' = 'Draft') {
  const draft = await registerDraft(service, { name })
  await service.db.inTransaction((tx) => updateProfile(tx, draft.id, { dateOfBirth, status }))
  return draft.bnrId
}

test('finds profiles with the same name and birth date in any status, and no others', async () => {
  const one = await born('Mary Anita', '1995-02-03')
  const deleted = await born('Anita', '1995-02-03', 'Deleted')
  await born('Anita Mary', '1995-02-04')
  await born('Rosy', '1995-02-03')
  const { body } = await search('anita mary', '1995-02-03')
  expect(body.results).toEqual([
    { bnrId: deleted, name: 'Anita', status: 'Deleted' },
    { bnrId: one, name: 'Mary Anita', status: 'Draft' },
  ])
})

test('returns only the latest few of many', async () => {
  for (let one = 0; one <= maxLookAlikes; one++) await born('Jose', '1991-01-01')
  const { body } = await search('Jose', '1991-01-01')
  expect(body.results).toHaveLength(maxLookAlikes)
})

test('only staff may look for similar profiles', async () => {
  const member = await createMember(service)
  const draft = await registerDraft(service)
  const answers = await Promise.all(
    [member.token, draft.token].map((token) => search('Anna Mary', '1998-04-12', token)),
  )
  expect(answers.map(({ status }) => status)).toEqual([403, 403])
  const guest = await service.call(findLookAlikes, { body: { name: 'Anna', dateOfBirth: '1998-04-12' } })
  expect(guest.status).toBe(401)
})

test.each([
  [{ dob: '1998-04-12' }, 'na', 'Enter name'],
  [{ na: '<b>', dob: '1998-04-12' }, 'na', 'Enter name'],
  [{ na: 'Anna' }, 'dob', 'Select dob'],
  [{ na: 'Anna', dob: '1998-13-01' }, 'dob', 'Select dob'],
])('refuses %j and names the field', async (wire, path, message) => {
  const answer = await service.call(findLookAlikes, { wire }, staff)
  expect(answer.status).toBe(400)
  expect(answer.wire).toMatchObject({ fields: { [path]: message } })
})
