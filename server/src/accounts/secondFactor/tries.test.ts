import { eq, like } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { createAuthenticator } from '../../../test/secondFactor/authenticator.ts'
import {
  addPasskey,
  challengeOf,
  codeOf,
  confirm,
  createEnrolled,
  type Enrolled,
  enter,
  later,
  optionsOf,
  useFactors,
  wrongCode,
} from '../../../test/secondFactor/staff.ts'
import { auditLog } from '../../database/tables.ts'
import { loginFailures } from '../tables.ts'

const service = useFactors()
beforeEach(() => service.db.delete(auditLog))

const answerWrongly = async (challenge: string, headers = {}) =>
  confirm(service, { challenge, code: wrongCode(service) }, { headers })
const browserOf = (headers: Record<string, unknown>) =>
  [headers['set-cookie']]
    .flat()
    .map(String)
    .find((cookie) => cookie.startsWith('bnr_browser='))
    ?.split(';')[0] ?? ''

test('after five wrong codes a challenge refuses every code for a while, right or wrong', async () => {
  const staff = await createEnrolled(service, 'cc_manager')
  const challenge = await challengeOf(service, staff)
  for (let count = 0; count < 5; count++) expect((await answerWrongly(challenge)).status).toBe(401)
  const refused = await confirm(service, { challenge, code: codeOf(service) })
  expect(refused.status).toBe(429)
  expect(refused.headers['retry-after']).toBe('900')
  const other = await challengeOf(service, staff)
  expect((await confirm(service, { challenge: other, code: codeOf(service) })).status).toBe(200)
})

test('only five of twenty simultaneous codes are checked', async () => {
  const staff = await createEnrolled(service, 'cc_manager')
  const challenge = await challengeOf(service, staff)
  const answers = await Promise.all(Array.from({ length: 20 }, () => answerWrongly(challenge)))
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(15)
})

/** Guesses by somebody who knows the password, with a new challenge whenever one is closed. */
async function guess(staff: Enrolled, tries: number, headers = {}) {
  let challenge = ''
  let last = 0
  for (let count = 0; count < tries; count++) {
    if (count % 5 === 0) challenge = await challengeOf(service, staff, { headers })
    last = (await answerWrongly(challenge, headers)).status
  }
  return last
}

test('a stranger with the password has twenty guesses a day, and the owner’s own browser still works', async () => {
  const staff = await createEnrolled(service, 'cc_manager')
  const { headers } = await enter(service, staff)
  const own = { headers: { cookie: browserOf(headers) } }
  expect(await guess(staff, 20)).toBe(401)
  expect(await guess(staff, 1)).toBe(429)
  later(service, 3600)
  expect(await guess(staff, 1)).toBe(429)
  const challenge = await challengeOf(service, staff, own)
  expect((await confirm(service, { challenge, code: codeOf(service) }, own)).status).toBe(200)
  later(service, 24 * 3600)
  expect(await guess(staff, 1)).toBe(401)
})

test('a known browser has five wrong codes in a quarter of an hour, over all challenges', async () => {
  const staff = await createEnrolled(service, 'cc_manager')
  const { headers } = await enter(service, staff)
  const cookie = browserOf(headers)
  expect(await guess(staff, 5, { cookie })).toBe(401)
  expect(await guess(staff, 1, { cookie })).toBe(429)
})

test('a passkey still opens the account, however many codes were guessed', async () => {
  const staff = await createEnrolled(service, 'cc_manager')
  const authenticator = createAuthenticator()
  await addPasskey(service, staff, authenticator)
  await guess(staff, 21)
  const challenge = await challengeOf(service, staff)
  const { passkey } = await optionsOf(service, challenge)
  const assertion = authenticator.get(passkey as { challenge: string })
  expect((await confirm(service, { challenge, assertion })).status).toBe(200)
})

test('tries beyond the limit are not audited', async () => {
  const staff = await createEnrolled(service, 'cc_manager')
  const challenge = await challengeOf(service, staff)
  for (let count = 0; count < 9; count++) await answerWrongly(challenge)
  expect(await service.db.$count(auditLog, eq(auditLog.subject, `user ${staff.id}`))).toBe(5)
  expect(
    await service.db.$count(loginFailures, like(loginFailures.subject, `factor ${staff.userName}%`)),
  ).toBe(5)
})

test.each([
  {},
  { code: '123456', assertion: createAuthenticator().get({ challenge: 'x' }) },
  { code: '123' },
])('an answer with no proof, with both proofs or with half a code is invalid: %j', async (proof) => {
  const challenge = await challengeOf(service, await createEnrolled(service, 'cc_manager'))
  const answer = await confirm(service, { challenge, ...proof })
  expect(answer).toMatchObject({ status: 400, wire: { fields: { code: 'Enter the 6 digit code' } } })
})
