import { cancelEmailChange, confirmEmail, readEmail, resendEmailLink } from '@bnr/contract/accounts/settings'
import { readProfile, saveProfile, saveStep } from '@bnr/contract/profiles/endpoints'
import { closedStatuses } from '@bnr/contract/profiles/transitions'
import { expect, test } from 'vitest'
import { createStaff } from '../../../test/factories/accounts.ts'
import { createMember, password, type TestMember } from '../../../test/factories/profiles.ts'
import { useService } from '../../../test/harness.ts'
import { messagesTo } from '../../../test/outbox.ts'
import { loadProfile, updateProfile } from '../../profiles/store.ts'

const service = useService({ ACCESS_TOKEN_SECONDS: '200000' })
let count = 0
const freshAddress = () => `family${++count}@example.com`

const request = (member: TestMember, address: string, token = member.token) =>
  service.call(
    saveProfile,
    {
      params: { id: member.id },
      wire: { bi: { em: { v: address } }, ...(token === member.token ? { cpwd: password } : {}) },
    },
    token,
  )
const stateOf = async (member: TestMember) =>
  (await service.call(readEmail, { params: { id: member.id } }, member.token)).body
const confirm = (token: string) => service.call(confirmEmail, { body: { token } })
const pass = (seconds: number) => {
  service.time.now = new Date(service.time.now.getTime() + seconds * 1000)
}

async function tokenSentTo(address: string): Promise<string> {
  const [newest = ''] = await messagesTo(service, address)
  return newest.match(/\/email\/confirm#(\S+)/)?.[1] ?? ''
}

test('a new address waits until its link is opened, and is then in use', async () => {
  const member = await createMember(service)
  const address = freshAddress()
  expect((await request(member, address)).body.message).toMatch('We have sent a link to the new address')
  expect(await stateOf(member)).toEqual({
    confirmed: false,
    waitingFor: address,
    expiresAt: expect.any(String),
  })
  const { body } = await service.call(readProfile, { query: { pid: member.bnrId } }, member.token)
  expect(body.basic?.email).toBeUndefined()

  const answer = await confirm(await tokenSentTo(address))
  expect(answer.body).toEqual({ message: 'Email has been updated!' })
  expect(await stateOf(member)).toEqual({ address, confirmed: true })
  const next = freshAddress()
  pass(31)
  await request(member, next)
  await confirm(await tokenSentTo(next))
  expect((await messagesTo(service, address))[0]).toMatch('now uses another e-mail address')
})

test('a link changes the address once, and ends after a day or with the next link; a forged link opens nothing', async () => {
  const member = await createMember(service)
  const [first, second] = [freshAddress(), freshAddress()]
  await request(member, first)
  const old = await tokenSentTo(first)
  pass(31)
  await request(member, second)
  const token = await tokenSentTo(second)
  for (const wrong of [old, `${token}x`, 'forged']) {
    expect(await confirm(wrong)).toMatchObject({ status: 401, wire: { code: 'link_expired' } })
  }
  const answers = await Promise.all(Array.from({ length: 6 }, () => confirm(token)))
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200))
  expect(answers.filter(({ body }) => body.message === 'Email has been updated!')).toHaveLength(1)
  expect(await stateOf(member)).toEqual({ address: second, confirmed: true })

  const late = freshAddress()
  pass(31)
  await request(member, late)
  pass(24 * 3600 + 1)
  expect((await confirm(await tokenSentTo(late))).status).toBe(401)
  expect(await stateOf(member)).toEqual({ address: second, confirmed: true })
})

test('the owner can send the link again, within limits, or cancel', async () => {
  const member = await createMember(service)
  const address = freshAddress()
  const resend = () => service.call(resendEmailLink, { params: { id: member.id } }, member.token)
  expect((await resend()).status).toBe(409)
  await request(member, address)
  const old = await tokenSentTo(address)
  expect(await resend()).toMatchObject({ status: 429, headers: { 'retry-after': '30' } })
  for (let sent = 1; sent < 5; sent++) {
    pass(31)
    expect((await resend()).status).toBe(200)
  }
  pass(31)
  expect((await resend()).status).toBe(429)
  expect((await confirm(old)).status).toBe(401)
  const token = await tokenSentTo(address)
  await service.call(cancelEmailChange, { params: { id: member.id } }, member.token)
  expect(await stateOf(member)).toEqual({ confirmed: false })
  expect((await confirm(token)).status).toBe(401)
  expect((await request(member, address)).status).toBe(429)
  pass(3600)
  expect((await request(member, address)).status).toBe(200)
})

test('the rest of a section is saved immediately, and the present address needs no link', async () => {
  const member = await createMember(service)
  await service.db.inTransaction((tx) => updateProfile(tx, member.id, { email: 'kept@example.com' }))
  const body = {
    basic: { email: { address: 'kept@example.com', type: 'P' }, landline: { number: '044 1234' } },
  }
  const answer = await service.call(saveProfile, { params: { id: member.id }, body }, member.token)
  expect(answer.body.message).toBe('Your Contact Detail has been updated')
  expect(await stateOf(member)).toEqual({ address: 'kept@example.com', confirmed: false })
  const cleared = await service.call(
    saveProfile,
    { params: { id: member.id }, wire: { bi: { em: null }, cpwd: password } },
    member.token,
  )
  expect([cleared.status, await stateOf(member)]).toEqual([200, { confirmed: false }])
})

test('staff change an address immediately, the wizard does not bypass the link, and strangers see nothing', async () => {
  const member = await createMember(service)
  const stranger = await createMember(service, { gender: 'm' })
  const staff = await createStaff(service)
  const address = freshAddress()
  expect((await request(member, address, stranger.token)).status).toBe(404)
  const step = { params: { id: member.id }, wire: { bi: { em: { v: address } } } }
  expect(await service.call(saveStep, step, member.token)).toMatchObject({
    status: 409,
    wire: { message: 'Please change your e-mail address in Settings' },
  })
  for (const endpoint of [readEmail, resendEmailLink, cancelEmailChange]) {
    expect((await service.call(endpoint, { params: { id: member.id } }, stranger.token)).status).toBe(404)
  }
  await request(member, address, staff.token)
  expect(await stateOf(member)).toEqual({ address, confirmed: false })
  expect((await request(member, 'not an address')).wire).toMatchObject({
    fields: { 'bi.em.v': 'Invalid email' },
  })
})

test('when staff replace or clear an address, we notify that address only if it was confirmed', async () => {
  const staff = await createStaff(service)
  for (const emailVerified of [true, false])
    for (const next of [freshAddress(), null]) {
      const member = await createMember(service)
      const old = freshAddress()
      await service.db.inTransaction((tx) => updateProfile(tx, member.id, { email: old, emailVerified }))
      const wire = { bi: { em: next && { v: next } } }
      expect((await service.call(saveProfile, { params: { id: member.id }, wire }, staff.token)).status).toBe(
        200,
      )
      const notices = await messagesTo(service, old)
      expect(notices).toHaveLength(emailVerified ? 1 : 0)
      if (emailVerified) expect(notices[0]).toMatch('does not use this e-mail address any more')
      expect(next ? await messagesTo(service, next) : []).toEqual([])
    }
})

test.each(closedStatuses)(
  'the link of a profile that is %s by now changes nothing, and no new one is sent',
  async (status) => {
    const member = await createMember(service)
    const address = freshAddress()
    await request(member, address)
    const token = await tokenSentTo(address)
    await service.db.inTransaction((tx) => updateProfile(tx, member.id, { status }))
    expect(await confirm(token)).toMatchObject({ status: 401, wire: { code: 'link_expired' } })
    const { email, emailVerified } = await loadProfile(service.db, member.id)
    expect([email, emailVerified]).toEqual([null, false])
    pass(31)
    const again = await service.call(resendEmailLink, { params: { id: member.id } }, member.token)
    expect(again.status).toBe(403)
    expect(await messagesTo(service, address)).toHaveLength(1)
  },
)
