import { login, readSessionUser } from '@bnr/contract/accounts/endpoints'
import { profileHistory, transitionProfile } from '@bnr/contract/profiles/endpoints'
import { expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { createMember, password, type TestMember } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'

const service = useService()

const deactivate = (member: TestMember, body: object, token = member.token) =>
  service.call(transitionProfile.deactivate, { params: { id: member.id }, body }, token)
const me = (member: TestMember, token: string) =>
  service.call(readSessionUser, { params: { username: member.bnrId } }, token)

test('an owner deactivates a profile with or without a reason, and staff reactivate it', async () => {
  const member = await createMember(service)
  const elsewhere = await service.call(login, { body: { userName: member.bnrId, password, userType: 'pu' } })
  const answer = await deactivate(member, { reason: 'br', detail: 'Exams' })
  expect(answer.body).toEqual({ message: 'Profile deactivated!' })
  expect((await me(member, elsewhere.body.token)).status).toBe(401)
  expect((await me(member, member.token)).body.status).toBe('Deactivated')
  expect((await deactivate(member, {})).status).toBe(403)

  const staff = await createStaff(service, 'tele_manager')
  const { body } = await service.call(profileHistory, { params: { id: member.id } }, staff.token)
  expect(body.results[0]).toMatchObject({
    to: 'Deactivated',
    reason: 'Taking a break from the search',
    detail: 'Exams',
  })
  await service.call(transitionProfile.approve, { params: { id: member.id }, body: {} }, staff.token)
  expect((await deactivate(member, {})).body).toEqual({ message: 'Profile deactivated!' })
})

test('deactivation refuses unknown reasons, other statuses than Active and strangers', async () => {
  const member = await createMember(service)
  const waiting = await createMember(service, { status: 'Ready' })
  const stranger = await createMember(service, { gender: 'm' })
  expect((await deactivate(member, { reason: 'invented' })).wire).toMatchObject({
    fields: { rn: 'Select a value from the list' },
  })
  expect((await deactivate(waiting, {})).status).toBe(409)
  expect((await deactivate(member, {}, stranger.token)).status).toBe(404)
})
