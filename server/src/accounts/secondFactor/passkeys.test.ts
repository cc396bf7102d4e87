import { startPasskey } from '@bnr/contract/accounts/secondFactor'
import { startEnrolment } from '@bnr/contract/accounts/staffAccount'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { type Authenticator, createAuthenticator } from '../../../test/secondFactor/authenticator.ts'
import {
  addPasskey,
  challengeOf,
  confirm,
  createEnrolled,
  optionsOf,
  sessionsOf,
  useFactors,
} from '../../../test/secondFactor/staff.ts'
import { passkeys } from './tables.ts'

const service = useFactors()

async function withPasskey() {
  const staff = await createEnrolled(service, 'tele_manager')
  const authenticator = createAuthenticator()
  const added = await addPasskey(service, staff, authenticator)
  return { staff, authenticator, added }
}
/** A login that waits for the passkey. */
async function waitForPasskey(staff: { userName: string }) {
  const challenge = await challengeOf(service, staff)
  const { passkey } = await optionsOf(service, challenge)
  return { challenge, options: passkey as { challenge: string } }
}
const storedPasskeys = async (userId: number) =>
  await service.db.select().from(passkeys).where(eq(passkeys.userId, userId))

test('staff who are logged in add a passkey and complete their next login with it', async () => {
  const { staff, authenticator, added } = await withPasskey()
  expect(added).toMatchObject({ status: 200, body: { recoveryCodes: expect.any(Array) } })
  expect(added.body).not.toHaveProperty('token')
  const { challenge, options } = await waitForPasskey(staff)
  expect(options).toMatchObject({
    rpId: 'localhost',
    userVerification: 'required',
    allowCredentials: [{ id: authenticator.id, type: 'public-key' }],
  })
  const { status, body } = await confirm(service, { challenge, assertion: authenticator.get(options) })
  expect(status).toBe(200)
  expect(body.refreshToken).toBeDefined()
  expect(await storedPasskeys(staff.id)).toEqual([expect.objectContaining({ counter: 2, name: 'Phone' })])
})

test('the browser must verify the person and exclude existing passkeys', async () => {
  const { staff, authenticator } = await withPasskey()
  const { challenge } = (await service.call(startEnrolment, {}, staff.token)).body
  const { options } = (await service.call(startPasskey, { body: { challenge } }, staff.token)).body
  expect(options).toMatchObject({
    rp: { id: 'localhost', name: 'BNR Matrimony' },
    attestation: 'none',
    authenticatorSelection: { userVerification: 'required', residentKey: 'preferred' },
    excludeCredentials: [{ id: authenticator.id }],
  })
})

type Different = Parameters<Authenticator['get']>[1]
const differences: [string, Different][] = [
  ['from a page of another site', { origin: 'https://bnr.example.evil' }],
  ['from another port of the same host', { origin: 'http://localhost:3001' }],
  ['for another site', { rpId: 'evil.example' }],
  ['without verification of the person', { unverified: true }],
  ['of another challenge', { challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }],
]

describe('an answer is refused', () => {
  test.each(differences)('%s', async (_, different) => {
    const { staff, authenticator } = await withPasskey()
    const before = await sessionsOf(service, staff)
    const { challenge, options } = await waitForPasskey(staff)
    const answer = await confirm(service, { challenge, assertion: authenticator.get(options, different) })
    expect(answer).toMatchObject({ status: 401, wire: { code: 'incorrect_passkey' } })
    expect(await sessionsOf(service, staff)).toBe(before)
    const right = await confirm(service, { challenge, assertion: authenticator.get(options) })
    expect(right.status).toBe(200)
  })

  test('if its counter went back, which means a copied passkey', async () => {
    const { staff, authenticator } = await withPasskey()
    const first = await waitForPasskey(staff)
    const far = authenticator.get(first.options, { counter: 50 })
    expect((await confirm(service, { challenge: first.challenge, assertion: far })).status).toBe(200)
    const second = await waitForPasskey(staff)
    const copied = authenticator.get(second.options, { counter: 50 })
    expect((await confirm(service, { challenge: second.challenge, assertion: copied })).status).toBe(401)
  })

  test('if nobody or only a colleague added its authenticator', async () => {
    const { staff } = await withPasskey()
    const colleague = await withPasskey()
    const { challenge, options } = await waitForPasskey(staff)
    for (const { get } of [createAuthenticator(), colleague.authenticator])
      expect((await confirm(service, { challenge, assertion: get(options) })).status).toBe(401)
  })

  test('if somebody else signed it for a known id', async () => {
    const { staff, authenticator } = await withPasskey()
    const { challenge, options } = await waitForPasskey(staff)
    const { id } = authenticator
    const assertion = { ...createAuthenticator().get(options), id, rawId: id }
    expect((await confirm(service, { challenge, assertion })).status).toBe(401)
  })

  test('if it is sent again, or for another challenge', async () => {
    const { staff, authenticator } = await withPasskey()
    const { challenge, options } = await waitForPasskey(staff)
    const other = await waitForPasskey(staff)
    const assertion = authenticator.get(options)
    expect((await confirm(service, { challenge: other.challenge, assertion })).status).toBe(401)
    expect((await confirm(service, { challenge, assertion })).status).toBe(200)
    expect((await confirm(service, { challenge, assertion })).wire).toMatchObject({
      code: 'second_factor_expired',
    })
  })

  test('if it is sent twenty times at once, except for one', async () => {
    const { staff, authenticator } = await withPasskey()
    const before = await sessionsOf(service, staff)
    const { challenge, options } = await waitForPasskey(staff)
    const assertion = authenticator.get(options)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => confirm(service, { challenge, assertion })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await sessionsOf(service, staff)).toBe(before + 1)
  })
})

describe('a new passkey is refused', () => {
  test.each(differences)('%s', async (_, different) => {
    const staff = await createEnrolled(service, 'tele_manager')
    const answer = await addPasskey(service, staff, createAuthenticator(), different)
    expect(answer).toMatchObject({ status: 401, wire: { code: 'incorrect_passkey' } })
    expect(await storedPasskeys(staff.id)).toEqual([])
  })

  test('if it belongs to a colleague', async () => {
    const { authenticator } = await withPasskey()
    const staff = await createEnrolled(service, 'tele_manager')
    expect((await addPasskey(service, staff, authenticator)).status).toBe(401)
    expect(await storedPasskeys(staff.id)).toEqual([])
  })

  test('beyond ten', async () => {
    const staff = await createEnrolled(service, 'tele_manager')
    for (let count = 0; count < 10; count++)
      expect((await addPasskey(service, staff, createAuthenticator())).status).toBe(200)
    expect((await addPasskey(service, staff, createAuthenticator())).wire).toMatchObject({
      code: 'passkeys_full',
    })
  })
})

test('a page that requests the options twice accepts the answer to either', async () => {
  const { staff, authenticator } = await withPasskey()
  const { challenge, options } = await waitForPasskey(staff)
  await optionsOf(service, challenge)
  expect((await confirm(service, { challenge, assertion: authenticator.get(options) })).status).toBe(200)
})
