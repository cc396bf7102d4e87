import { loginWithCode, sendCode } from '@bnr/contract/accounts/endpoints'
import { readOutbox } from '@bnr/contract/messages/endpoints'
import { verifyPhone } from '@bnr/contract/profiles/endpoints'
import { expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { createMember, freshNumber, registerDraft } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'

const service = useService()

const phoneOf = (number: string) => ({ countryCode: '91', number, type: 'M' as const })
const send = (number: string, userType: 'pu' | 'au' = 'pu') =>
  service.call(sendCode, { body: { phone: phoneOf(number), userType } })
const enter = (number: string, code: string, userType: 'pu' | 'au' = 'pu') =>
  service.call(loginWithCode, { body: { phone: phoneOf(number), code, userType } })
const pass = (seconds: number) => {
  service.time.now = new Date(service.time.now.getTime() + seconds * 1000)
}

async function codeFor(number: string): Promise<string> {
  const { body } = await service.call(readOutbox)
  const message = body.results.find(({ to }) => to === `91${number}`)
  return message?.text.slice(0, 6) ?? ''
}

test('a code logs in the member of its number and verifies the number', async () => {
  const draft = await registerDraft(service)
  await send(draft.number)
  const { body, status } = await enter(draft.number, await codeFor(draft.number))
  expect(status).toBe(200)
  expect(body.results).toEqual([
    expect.objectContaining({ id: draft.id, bnrId: draft.bnrId, status: 'Draft' }),
  ])
  const verified = await service.call(
    verifyPhone,
    { params: { id: draft.id }, query: { pv: 'true' } },
    body.token,
  )
  expect(verified.body).toEqual({ message: 'Your mobile number is verified' })
})

test('a number is not verified without a code', async () => {
  const member = await createMember(service)
  const answer = await service.call(
    verifyPhone,
    { params: { id: member.id }, query: { pv: 'true' } },
    member.token,
  )
  expect(answer).toMatchObject({ status: 409, wire: { code: 'phone_not_verified' } })
})

test('the reply never reveals whether a number is registered; only its owner learns that nobody was found', async () => {
  const unknown = freshNumber()
  const known = await registerDraft(service)
  expect((await send(unknown)).wire).toEqual((await send(known.number)).wire)
  const { body } = await enter(unknown, await codeFor(unknown))
  expect(body.results).toEqual([])
  expect(body.token).toBeUndefined()
})

test('a code is valid for five tries, five minutes and one use', async () => {
  const { number } = await registerDraft(service)
  await send(number)
  const code = await codeFor(number)
  const wrong = code === '000000' ? '111111' : '000000'
  const answers = await Promise.all(Array.from({ length: 20 }, () => enter(number, wrong)))
  expect(answers.every(({ status }) => status === 401 || status === 429)).toBe(true)
  pass(16 * 60)
  expect((await enter(number, code)).status).toBe(401)

  await send(number)
  const next = await codeFor(number)
  pass(301)
  expect((await enter(number, next)).status).toBe(401)

  await send(number)
  const last = await codeFor(number)
  const used = await Promise.all([enter(number, last), enter(number, last), enter(number, last)])
  expect(used.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('one code is sent in thirty seconds and five in an hour, even when requested at once', async () => {
  const number = freshNumber()
  const first = await Promise.all(Array.from({ length: 10 }, () => send(number)))
  expect(first.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(first.find(({ status }) => status === 429)?.headers['retry-after']).toBe('30')
  for (let sent = 1; sent < 5; sent++) {
    pass(31)
    expect((await send(number)).status).toBe(200)
  }
  pass(31)
  expect((await send(number)).status).toBe(429)
  pass(3600)
  expect((await send(number)).status).toBe(200)
})

test('a code is valid to the last second of its five minutes, and the next one is sent after thirty seconds', async () => {
  const { number } = await registerDraft(service)
  await send(number)
  pass(299)
  expect((await enter(number, await codeFor(number))).status).toBe(200)
  await send(number)
  const late = await codeFor(number)
  pass(29)
  expect((await send(number)).headers['retry-after']).toBe('1')
  pass(271)
  expect((await enter(number, late)).status).toBe(401)
  await send(number)
  pass(30)
  expect((await send(number)).status).toBe(200)
})

test('the sixth code of an hour is sent when the first is an hour old, not a second before', async () => {
  const number = freshNumber()
  for (let sent = 0; sent < 5; sent++) {
    expect((await send(number)).status).toBe(200)
    pass(30)
  }
  expect((await send(number)).headers['retry-after']).toBe('3450')
  pass(3449)
  expect((await send(number)).headers['retry-after']).toBe('1')
  pass(1)
  expect((await send(number)).status).toBe(200)
})

test('only the newest code is valid, and only for its own number', async () => {
  const [one, other] = [await registerDraft(service), await registerDraft(service)]
  await send(one.number)
  const first = await codeFor(one.number)
  await send(other.number)
  const foreign = await codeFor(other.number)
  pass(31)
  await send(one.number)
  const second = await codeFor(one.number)
  expect(second).toMatch(/^\d{6}$/)
  for (const code of [first, foreign])
    if (code !== second) expect((await enter(one.number, code)).status).toBe(401)
  expect((await enter(one.number, second)).status).toBe(200)
})

test('staff can log in with a code', async () => {
  const staff = await createStaff(service, 'finance_admin')
  await send(staff.mobile, 'au')
  const { body, status } = await enter(staff.mobile, await codeFor(staff.mobile), 'au')
  expect(status).toBe(200)
  expect(body.userName).toBe(staff.userName)
})
