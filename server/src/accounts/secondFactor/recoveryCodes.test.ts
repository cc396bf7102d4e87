import { renewRecoveryCodes } from '@bnr/contract/accounts/staffAccount'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  challengeOf,
  confirm,
  createEnrolled,
  type Enrolled,
  sessionsOf,
  useFactors,
} from '../../../test/secondFactor/staff.ts'
import { auditLog } from '../../database/tables.ts'
import { recoveryCodes } from './tables.ts'

const service = useFactors()

async function withCodes() {
  const staff = await createEnrolled(service, 'cc_manager')
  const { body } = await service.call(renewRecoveryCodes, {}, staff.token)
  return { staff, codes: body.codes }
}
const enterWith = async (staff: Enrolled, code: string) =>
  confirm(service, { challenge: await challengeOf(service, staff), code })

test('there are ten recovery codes, each of twelve characters that are hard to confuse', async () => {
  const { codes } = await withCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^[2-9a-hjkmnp-z]{4}(-[2-9a-hjkmnp-z]{4}){2}$/)
})

test('each recovery code logs in once, however it is typed', async () => {
  const { staff, codes } = await withCodes()
  const [first = '', second = ''] = codes
  expect((await enterWith(staff, first.toUpperCase().replaceAll('-', ' '))).status).toBe(200)
  expect((await enterWith(staff, first)).wire).toMatchObject({ code: 'incorrect_second_factor' })
  expect((await enterWith(staff, second)).status).toBe(200)
  expect(await service.db.$count(recoveryCodes, eq(recoveryCodes.userId, staff.id))).toBe(8)
  const [entry] = await service.db.select().from(auditLog).where(eq(auditLog.action, 'staff login'))
  expect(entry).toMatchObject({ userId: staff.id, detail: { way: 'password, recovery code' } })
})

test('a recovery code sent twenty times at once opens one session', async () => {
  const { staff, codes } = await withCodes()
  const before = await sessionsOf(service, staff)
  const challenges: string[] = []
  for (let login = 0; login < 20; login++) challenges.push(await challengeOf(service, staff))
  const code = codes[0] ?? ''
  const answers = await Promise.all(challenges.map((challenge) => confirm(service, { challenge, code })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await sessionsOf(service, staff)).toBe(before + 1)
})

test('recovery codes of a colleague and replaced ones do not work', async () => {
  const { staff, codes } = await withCodes()
  const colleague = await withCodes()
  expect((await enterWith(staff, colleague.codes[0] ?? '')).status).toBe(401)
  await service.call(renewRecoveryCodes, {}, staff.token)
  expect((await enterWith(staff, codes[0] ?? '')).status).toBe(401)
})

test('the database stores only hashes of recovery codes', async () => {
  const { staff, codes } = await withCodes()
  const stored = await service.db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, staff.id))
  for (const code of codes) expect(JSON.stringify(stored)).not.toContain(code)
})
