import { login, loginWithCode } from '@bnr/contract/accounts/endpoints'
import { confirmEmail, readEmail, resendEmailLink } from '@bnr/contract/accounts/settings'
import { verifyPhone } from '@bnr/contract/profiles/endpoints'
import { expect, test } from 'vitest'
import {
  createMember,
  type Draft,
  fillIn,
  freshNumber,
  password,
  registerDraft,
  wizardSections,
} from '../../../test/factories/profiles.ts'
import { useService } from '../../../test/harness.ts'
import { codeSentTo, messagesTo } from '../../../test/outbox.ts'
import { updateProfile } from '../../profiles/store.ts'

const service = useService({ ACCESS_TOKEN_SECONDS: '200000' })

const freshAddress = () => `new.family${freshNumber()}@example.com`
const withEmail = (address: string) => ({
  basic: { ...wizardSections.basic, email: { address, type: 'P' } },
})
const linksTo = async (address: string) =>
  (await messagesTo(service, address)).flatMap((mail) => mail.match(/confirm#(\S+)/)?.[1] ?? [])
const confirm = (token = '') => service.call(confirmEmail, { body: { token } })
const logInByPassword = ({ bnrId }: { bnrId: string }) =>
  service.call(login, { body: { userName: bnrId, password, userType: 'pu' } })
const resend = (id: number, token?: string) => service.call(resendEmailLink, { params: { id } }, token)
const pass = (seconds: number) => {
  service.time.now = new Date(service.time.now.getTime() + seconds * 1000)
}

async function register(address: string): Promise<Draft> {
  const draft = await registerDraft(service)
  await fillIn(service, draft, withEmail(address))
  return draft
}

/** Logs in by code and verifies the number; `draftToken` is the token that the browser has from registration. */
async function verify(draft: Draft, draftToken?: string): Promise<string> {
  const code = await codeSentTo(service, draft.number)
  const phone = { countryCode: '91', number: draft.number, type: 'M' as const }
  const body = { phone, code, userType: 'pu' as const }
  const { token = '' } = (await service.call(loginWithCode, { body }, draftToken)).body
  const answer = await service.call(verifyPhone, { params: { id: draft.id }, query: { pv: 'true' } }, token)
  expect(answer.status).toBe(200)
  return token
}

test('the address of the registration gets one link once the number is verified, and the link confirms it', async () => {
  const address = freshAddress()
  const draft = await register(address)
  await logInByPassword(draft)
  expect(await linksTo(address)).toEqual([])
  const token = await verify(draft, draft.token)
  await logInByPassword(draft)
  expect(await messagesTo(service, address)).toHaveLength(1)
  const [link] = await linksTo(address)
  const state = async () => (await service.call(readEmail, { params: { id: draft.id } }, token)).body
  expect(await state()).toMatchObject({ address, confirmed: false, waitingFor: address })
  expect((await confirm(link)).body).toEqual({ message: 'Your e-mail address is confirmed' })
  expect(await state()).toEqual({ address, confirmed: true })
  expect(await messagesTo(service, address)).toHaveLength(1)
  expect((await resend(draft.id, token)).status).toBe(409)
})

test('a member with a verified number gets the link once, with the next login', async () => {
  const address = freshAddress()
  const member = await createMember(service, { change: withEmail(address) })
  expect(await linksTo(address)).toEqual([])
  await Promise.all([logInByPassword(member), logInByPassword(member), logInByPassword(member)])
  pass(25 * 3600)
  await logInByPassword(member)
  expect(await linksTo(address)).toHaveLength(1)
})

test('an address entered in another browser gets no link until the owner of the number logs in again', async () => {
  const address = freshAddress()
  const draft = await register(address)
  await verify(draft)
  expect(await linksTo(address)).toEqual([])
  pass(31)
  await verify(draft)
  expect(await linksTo(address)).toHaveLength(1)
})

test('no link is sent to a confirmed address or for a closed profile', async () => {
  const addresses = [freshAddress(), freshAddress()] as const
  const [confirmed, closed] = [
    await createMember(service, { change: withEmail(addresses[0]) }),
    await createMember(service, { change: withEmail(addresses[1]) }),
  ]
  await service.db.inTransaction(async (tx) => {
    await updateProfile(tx, confirmed.id, { emailVerified: true })
    await updateProfile(tx, closed.id, { status: 'Deactivated' })
  })
  for (const member of [confirmed, closed]) await logInByPassword(member)
  for (const address of addresses) expect(await messagesTo(service, address)).toEqual([])
})

test('the owner can request the link again, within limits, once the number is verified', async () => {
  const address = freshAddress()
  const member = await createMember(service, { change: withEmail(address), phoneVerified: false })
  expect(await resend(member.id, member.token)).toMatchObject({
    status: 409,
    wire: { message: 'Please verify your mobile number first' },
  })
  await service.db.inTransaction((tx) => updateProfile(tx, member.id, { phoneVerified: true }))
  expect((await resend(member.id, member.token)).body.message).toMatch(
    'We have sent a link to your e-mail address',
  )
  expect((await resend(member.id, member.token)).status).toBe(429)
  for (let sent = 1; sent < 5; sent++) {
    pass(31)
    expect((await resend(member.id, member.token)).status).toBe(200)
  }
  pass(31)
  expect((await resend(member.id, member.token)).status).toBe(429)
  expect(await messagesTo(service, address)).toHaveLength(5)
  const [newest] = await linksTo(address)
  expect((await confirm(newest)).status).toBe(200)
})
