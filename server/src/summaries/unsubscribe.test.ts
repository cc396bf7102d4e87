import * as endpoints from '@bnr/contract/summaries/endpoints'
import type { MailKind } from '@bnr/contract/summaries/rules'
import { expect, test } from 'vitest'
import { createMember } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { groupChannels } from '../notifications/settings.ts'
import { unsubscribeAddress } from '../notifications/unsubscribe.ts'

const service = useService()

const tokenFor = (profileId: number, kind: MailKind) =>
  unsubscribeAddress(service, profileId, kind).split('/unsubscribe/')[1] ?? ''
const unsubscribe = (token: string) => service.call(endpoints.unsubscribe, { params: { token } })
const isOff = async (token: string) =>
  (await service.call(endpoints.readUnsubscribing, { params: { token } })).body.isOff
const settings = (who: { id: number; token: string }) =>
  service.call(endpoints.readSummarySettings, { params: { id: who.id } }, who.token)

test('a press in the mail program switches off this kind of mail, and no other', async () => {
  const member = await createMember(service)
  const url = `/unsubscribe/${tokenFor(member.id, 'interests')}`
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const payload = 'List-Unsubscribe=One-Click'
  const post = () => service.app.inject({ method: 'POST', url, headers, payload })
  expect((await post()).statusCode).toBe(200)
  expect((await post()).statusCode).toBe(200)
  expect(await groupChannels(service.db, member.id, 'interests')).toMatchObject({ mail: false })
  expect(await groupChannels(service.db, member.id, 'membership')).toMatchObject({ mail: true })
  expect((await settings(member)).body).toEqual({ frequency: 'weekly', sms: true })
  expect((await unsubscribe(tokenFor(member.id, 'summary'))).status).toBe(200)
  expect((await settings(member)).body).toEqual({ frequency: 'never', sms: true })
})

test('reading the address switches nothing off, and says what is off', async () => {
  const member = await createMember(service)
  for (const kind of ['summary', 'interests'] as const) {
    const token = tokenFor(member.id, kind)
    await service.app.inject({ method: 'GET', url: `/unsubscribe/${token}` })
    expect(await isOff(token)).toBe(false)
    await unsubscribe(token)
    expect(await isOff(token)).toBe(true)
  }
  expect(await isOff(tokenFor(member.id, 'membership'))).toBe(false)
})

test('a token is good for its member and kind alone', async () => {
  const [member, other] = [await createMember(service), await createMember(service)]
  const [, , signature] = tokenFor(member.id, 'summary').split('.')
  for (const forged of [
    `${other.id}.summary.${signature}`,
    `${member.id}.interests.${signature}`,
    `${member.id}.summary.`,
    `${member.id}.summary`,
    'x',
  ])
    for (const call of [endpoints.readUnsubscribing, endpoints.unsubscribe])
      expect((await service.call(call, { params: { token: forged } })).status).toBe(404)
  expect((await settings(other)).body.frequency).toBe('weekly')
})

test('an address outlives its profile and then does nothing', async () => {
  const token = tokenFor(2_000_000_000, 'summary')
  expect((await unsubscribe(token)).status).toBe(200)
  expect(await isOff(token)).toBe(true)
})

test('members cannot read or change the settings of others', async () => {
  const [member, other] = [await createMember(service), await createMember(service)]
  expect((await settings({ id: other.id, token: member.token })).status).toBe(404)
})
