import { login, loginWithCode } from '@bnr/contract/accounts/endpoints'
import { confirmEmail } from '@bnr/contract/accounts/settings'
import { saveProfile, verifyPhone } from '@bnr/contract/profiles/endpoints'
import { expect, test } from 'vitest'
import { type Draft, fillIn, password, registerDraft } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { codeSentTo, messagesTo } from '../../test/outbox.ts'
import { loadProfile } from '../profiles/store.ts'

const service = useService()

/** A stranger registered the number and asked for an own e-mail address. Returns the link's token. */
async function registeredByStranger(address: string) {
  const draft = await registerDraft(service)
  await fillIn(service, draft)
  const stranger = (await service.call(login, { body: { userName: draft.bnrId, password, userType: 'pu' } }))
    .body.token
  const wire = { bi: { em: { v: address } }, cpwd: password }
  expect((await service.call(saveProfile, { params: { id: draft.id }, wire }, stranger)).status).toBe(200)
  const [mail = ''] = await messagesTo(service, address)
  return { draft, link: mail.match(/confirm#(\S+)/)?.[1] ?? '' }
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
  expect((await service.call(confirmEmail, { body: { token: link } })).wire).toMatchObject({
    code: 'link_expired',
  })
  expect(await loadProfile(service.db, draft.id)).toMatchObject({ email: null, emailVerified: false })
})

test('an address that a stranger confirmed counts as unconfirmed once the owner of the number has the account', async () => {
  const { draft, link } = await registeredByStranger('stranger.two@example.com')
  expect((await service.call(confirmEmail, { body: { token: link } })).status).toBe(200)
  await verifyAsOwner(draft)
  expect((await loadProfile(service.db, draft.id)).emailVerified).toBe(false)
})
