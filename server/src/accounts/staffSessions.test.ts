import { readSessionUser, refresh } from '@bnr/contract/accounts/endpoints'
import { expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { createMember } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { usePages } from '../../test/pages.ts'

const service = useService({
  ACCESS_TOKEN_SECONDS: '400000',
  STAFF_SESSION_HOURS: '12',
  STAFF_IDLE_MINUTES: '30',
})
const visitor = usePages(service)

const pass = (minutes: number) => {
  service.time.now = new Date(service.time.now.getTime() + minutes * 60_000)
}
type Person = { userName: string; token: string }
const ask = async ({ userName, token }: Person, headers: Record<string, string> = {}) =>
  (await service.call(readSessionUser, { params: { username: userName }, headers }, token)).status

test('a staff session ends after half an hour without activity', async () => {
  const staff = await createStaff(service, 'tele_manager')
  pass(29)
  expect(await ask(staff)).toBe(200)
  pass(29)
  expect(await ask(staff)).toBe(200)
  pass(31)
  expect(await ask(staff)).toBe(401)
  expect((await service.call(refresh, { body: { refreshToken: staff.refreshToken } })).status).toBe(401)
  expect(await visitor(staff.pageCookie)).toBeUndefined()
})

test('polls and refreshes do not prolong a staff session', async () => {
  const staff = await createStaff(service, 'tele_manager')
  pass(20)
  expect(await ask(staff, { 'x-unattended': '1' })).toBe(200)
  const { body, status } = await service.call(refresh, { body: { refreshToken: staff.refreshToken } })
  expect(status).toBe(200)
  pass(11)
  expect(await ask({ ...staff, token: body.token })).toBe(401)
})

test('a staff session ends after twelve hours, however active the person is', async () => {
  const staff = await createStaff(service, 'tele_manager')
  for (let minutes = 20; minutes < 12 * 60; minutes += 20) {
    pass(20)
    expect(await ask(staff)).toBe(200)
  }
  pass(20)
  expect(await ask(staff)).toBe(401)
})

test('a member stays logged in', async () => {
  const { bnrId, token } = await createMember(service)
  pass(3 * 24 * 60)
  expect(await ask({ userName: bnrId, token })).toBe(200)
})
