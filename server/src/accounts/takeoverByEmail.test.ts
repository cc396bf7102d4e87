import { login, loginWithCode } from '@bnr/contract/accounts/endpoints'
import { changePassword, confirmEmail, resendEmailLink } from '@bnr/contract/accounts/settings'
import { resetPassword } from '@bnr/contract/accounts/staff'
import { saveProfile, verifyPhone } from '@bnr/contract/profiles/endpoints'
import { expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { createMember, type Draft, fillIn, password, registerDraft } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { codeSentTo, messagesTo } from '../../test/outbox.ts'
import { loadProfile, updateProfile } from '../profiles/store.ts'

const service = useService()

const confirm = (token: string) => service.call(confirmEmail, { body: { token } })

async function linkTo(address: string): Promise<string> {
  const [mail = ''] = await messagesTo(service, address)
  return mail.match(/confirm#(\S+)/)?.[1] ?? ''
}

/** A stranger registered the number and asked for an own e-mail address. Returns the link's token. */
async function registeredByStranger(address: string) {
  const draft = await registerDraft(service)
  await fillIn(service, draft)
  const stranger = (await service.call(login, { body: { userName: draft.bnrId, password, userType: 'pu' } }))
    .body.token
  const wire = { bi: { em: { v: address } }, cpwd: password }
  expect((await service.call(saveProfile, { params: { id: draft.id }, wire }, stranger)).status).toBe(200)
  return { draft, link: await linkTo(address) }
}

async function verifyAsOwner({ id, number }: Draft) {
  const code = await codeSentTo(service, number)
  const phone = { countryCode: '91', number, type: 'M' as const }
  const { token } = (await service.call(loginWithCode, { body: { phone, code, userType: 'pu' } })).body
  return await service.call(verifyPhone, { params: { id }, query: { pv: 'true' } }, token)
}

test('a link that a stranger asked for does not work once the owner of the number has the account', async () => {
  const { draft, link } = await registeredByStranger('stranger.one@example.com')
  expect((await verifyAsOwner(draft)).body.message).toMatch('We removed the old password')
  expect((await confirm(link)).wire).toMatchObject({
    code: 'link_expired',
  })
  expect(await loadProfile(service.db, draft.id)).toMatchObject({ email: null, emailVerified: false })
})

test('an address that a stranger confirmed counts as unconfirmed once the owner of the number has the account', async () => {
  const { draft, link } = await registeredByStranger('stranger.two@example.com')
  expect((await confirm(link)).status).toBe(200)
  await verifyAsOwner(draft)
  expect((await loadProfile(service.db, draft.id)).emailVerified).toBe(false)
})

/** Somebody who knows the password asked for another e-mail address. Returns the member and the link's token. */
async function changeWaiting(address: string) {
  const member = await createMember(service)
  const wire = { bi: { em: { v: address } }, cpwd: password }
  await service.call(saveProfile, { params: { id: member.id }, wire }, member.token)
  return { member, link: await linkTo(address) }
}

test.each(['the member', 'staff'])(
  'a link to a new address does not work once %s changed the password',
  async (by) => {
    const { member, link } = await changeWaiting(`stranger.${by.length}@example.com`)
    const answer =
      by === 'staff'
        ? await service.call(
            resetPassword,
            { params: { pid: member.bnrId }, body: { password: 'Newer123' } },
            (await createStaff(service, 'super_admin')).token,
          )
        : await service.call(
            changePassword,
            { body: { currentPassword: password, password: 'Newer123' } },
            member.token,
          )
    expect(answer.status).toBe(200)
    expect((await confirm(link)).wire).toMatchObject({ code: 'link_expired' })
    expect(await loadProfile(service.db, member.id)).toMatchObject({ email: null })
  },
)

test('the link to the present address works also after the password was changed', async () => {
  const member = await createMember(service)
  const address = 'present@example.com'
  await service.db.inTransaction((tx) => updateProfile(tx, member.id, { email: address }))
  await service.call(resendEmailLink, { params: { id: member.id } }, member.token)
  const body = { currentPassword: password, password: 'Newer123' }
  await service.call(changePassword, { body }, member.token)
  expect((await confirm(await linkTo(address))).status).toBe(200)
})
