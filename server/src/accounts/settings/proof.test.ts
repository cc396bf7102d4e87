import { changePassword, changePhone } from '@bnr/contract/accounts/settings'
import { requestData } from '@bnr/contract/privacy/endpoints'
import { saveProfile } from '@bnr/contract/profiles/endpoints'
import { expect, test } from 'vitest'
import { createMember, freshNumber, password } from '../../../test/factories/profiles.ts'
import { useService } from '../../../test/harness.ts'
import { codeSentTo, messagesTo } from '../../../test/outbox.ts'
import { loadProfile, updateProfile } from '../../profiles/store.ts'

const service = useService({ ACCESS_TOKEN_SECONDS: '400000' })

const phoneOf = (number: string) => ({ countryCode: '91', number, type: 'M' as const })
const pass = (hours: number) => {
  service.time.now = new Date(service.time.now.getTime() + hours * 3_600_000)
}

test('a number changes only with proof, the new one proves nothing for a day, and the old one is notified', async () => {
  const member = await createMember(service)
  const [wanted, old] = [freshNumber(), member.number]
  const newCode = await codeSentTo(service, wanted)
  const change = (proof: object) =>
    service.call(changePhone, { body: { phone: phoneOf(wanted), newCode, ...proof } }, member.token)
  expect(await change({})).toMatchObject({
    status: 400,
    wire: { fields: { cpwd: 'Enter your current password' } },
  })
  expect((await change({ code: '000000' })).wire).toMatchObject({
    fields: { cotp: 'Incorrect or expired code' },
  })
  expect((await loadProfile(service.db, member.id)).phoneNumber).toBe(old)
  expect((await change({ code: await codeSentTo(service, old) })).status).toBe(200)
  expect((await messagesTo(service, `91${old}`))[0]).toMatch(
    'The mobile number of your BNR Matrimony profile',
  )

  const byCode = async () =>
    service.call(
      changePassword,
      { body: { code: await codeSentTo(service, wanted), password: 'Thief123' } },
      member.token,
    )
  const tooNew = {
    fields: {
      otp: 'Your mobile number has changed in the last 24 hours. Please enter your current password',
    },
  }
  expect((await byCode()).wire).toMatchObject(tooNew)
  pass(23)
  expect((await byCode()).wire).toMatchObject(tooNew)
  pass(1)
  expect((await byCode()).status).toBe(200)
})

test('a code that proved the member still works after a slip in the code of the new number', async () => {
  const member = await createMember(service)
  const wanted = freshNumber()
  const [code, newCode] = [await codeSentTo(service, member.number), await codeSentTo(service, wanted)]
  const change = (newCode: string) =>
    service.call(changePhone, { body: { phone: phoneOf(wanted), code, newCode } }, member.token)
  const slip = newCode === '000000' ? '000001' : '000000'
  expect((await change(slip)).wire).toMatchObject({ fields: { otp: 'Incorrect or expired code' } })
  expect((await change(newCode)).status).toBe(200)
  expect((await change(newCode)).wire).toMatchObject({ fields: { cotp: expect.any(String) } })
})

test('an unverified number proves nothing', async () => {
  const member = await createMember(service, { phoneVerified: false })
  const code = await codeSentTo(service, member.number)
  const answer = await service.call(changePassword, { body: { code, password: 'Thief123' } }, member.token)
  expect(answer.wire).toMatchObject({
    fields: { otp: 'Please verify your mobile number first, or enter your current password' },
  })
})

test('a change or removal of the e-mail address and a download of all data need proof', async () => {
  const member = await createMember(service)
  const email = `own.${member.id}@example.com`
  await service.db.inTransaction((tx) => updateProfile(tx, member.id, { email, emailVerified: true }))
  const params = { id: member.id }
  const thief = { bi: { em: { v: 'thief@example.com' } } }
  for (const wire of [thief, { bi: { em: null } }, { ...thief, cpwd: 'Wrong123' }])
    expect((await service.call(saveProfile, { params, wire }, member.token)).status).toBe(400)
  expect((await service.call(requestData, { params, wire: {} }, member.token)).status).toBe(400)
  expect(await messagesTo(service, 'thief@example.com')).toEqual([])

  const wire = { ...thief, cpwd: password }
  expect((await service.call(saveProfile, { params, wire }, member.token)).status).toBe(200)
  expect((await messagesTo(service, email))[0]).toMatch('asked to use another e-mail address')
  expect((await loadProfile(service.db, member.id)).email).toBe(email)
})
