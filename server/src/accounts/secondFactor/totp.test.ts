import { expect, test } from 'vitest'
import {
  challengeOf,
  codeOf,
  confirm,
  createEnrolled,
  enter,
  later,
  sessionsOf,
  useFactors,
} from '../../../test/secondFactor/staff.ts'
import { totpStep } from './totp.ts'

const service = useFactors()

test.each([
  [-2, 401],
  [-1, 200],
  [0, 200],
  [1, 200],
  [2, 401],
])('a code %i steps away gets status %i', async (steps, status) => {
  const staff = await createEnrolled(service, 'cc_manager')
  const challenge = await challengeOf(service, staff)
  expect((await confirm(service, { challenge, code: codeOf(service, steps) })).status).toBe(status)
})

test('a code can be typed with a space in the middle', async () => {
  const staff = await createEnrolled(service, 'cc_manager')
  const code = codeOf(service).replace(/(...)/, '$1 ')
  const challenge = await challengeOf(service, staff)
  expect((await confirm(service, { challenge, code })).status).toBe(200)
})

test('the codes of the standard, RFC 6238, belong to their steps', () => {
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
  for (const [seconds, code] of [
    [59, '287082'],
    [1111111109, '081804'],
    [1234567890, '005924'],
    [20000000000, '353130'],
  ] as const)
    expect(totpStep(secret, code, new Date(seconds * 1000))).toBe(Math.floor(seconds / 30))
})

test('a code opens one session, and then neither it nor an older one opens another', async () => {
  const staff = await createEnrolled(service, 'cc_manager')
  expect((await enter(service, staff)).status).toBe(200)
  for (const steps of [0, -1]) {
    const challenge = await challengeOf(service, staff)
    expect((await confirm(service, { challenge, code: codeOf(service, steps) })).wire).toMatchObject({
      code: 'incorrect_second_factor',
    })
  }
  later(service, 30)
  expect((await enter(service, staff)).status).toBe(200)
})

test('a code sent twenty times at once to different challenges opens one session', async () => {
  const staff = await createEnrolled(service, 'cc_manager')
  const before = await sessionsOf(service, staff)
  const challenges: string[] = []
  for (let login = 0; login < 20; login++) challenges.push(await challengeOf(service, staff))
  const code = codeOf(service)
  const answers = await Promise.all(challenges.map((challenge) => confirm(service, { challenge, code })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.every(({ status }) => [200, 401, 429].includes(status))).toBe(true)
  expect(await sessionsOf(service, staff)).toBe(before + 1)
})

test('a code sent twenty times at once to the same challenge opens one session', async () => {
  const staff = await createEnrolled(service, 'cc_manager')
  const before = await sessionsOf(service, staff)
  const challenge = await challengeOf(service, staff)
  const code = codeOf(service)
  const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(service, { challenge, code })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await sessionsOf(service, staff)).toBe(before + 1)
})

test('the code of a colleague with another secret is wrong', async () => {
  const staff = await createEnrolled(service, 'cc_manager')
  const challenge = await challengeOf(service, staff)
  const code = codeOf(service, 0, 'KRSXG5CTMVRXEZLU')
  expect((await confirm(service, { challenge, code })).wire).toMatchObject({
    code: 'incorrect_second_factor',
  })
})
