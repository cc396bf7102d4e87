import { login, loginWithCode, logout, readSessionUser, sendCode } from '@bnr/contract/accounts/endpoints'
import { readGstSummary } from '@bnr/contract/invoices/gstReturn'
import { endOffer, offersOfMembership } from '@bnr/contract/offers/endpoints'
import { createPlan, hidePlan, searchPlans } from '@bnr/contract/plans/endpoints'
import { readDraft } from '@bnr/contract/profiles/endpoints'
import { searchProfiles } from '@bnr/contract/search/endpoints'
import { expect, test } from 'vitest'
import { addressOfFile } from '../downloading.ts'
import { createStaff } from '../factories/accounts.ts'
import { createOffer } from '../factories/discounts.ts'
import { giveMembership } from '../factories/memberships.ts'
import { planTerms } from '../factories/plans.ts'
import { createMember, fillIn, freshNumber, password, registerDraft } from '../factories/profiles.ts'
import type { TestService } from '../harness.ts'
import { messagesTo } from '../outbox.ts'
import { callerAt, useProcesses } from './programs.ts'

/** The caps leave room for the codes of one test. */
const group = useProcesses(() => ({ CODES_PER_DAY: '3' }))

/** The service in the way of the factories, but its calls go to one of the two processes. */
function at(place: 0 | 1): TestService {
  return { ...group.inside, call: callerAt(group.web[place]?.address ?? '') }
}
const user = (place: 0 | 1, name: string, token: string) =>
  at(place).call(readSessionUser, { params: { username: name } }, token)

test('wrong passwords at both processes count together', async () => {
  const { bnrId } = await createMember(group.inside)
  const statusOf = async (place: 0 | 1, secret: string) =>
    (await at(place).call(login, { body: { userName: bnrId, password: secret, userType: 'pu' } })).status
  const statuses: number[] = []
  for (let tries = 0; tries < 6; tries++) statuses.push(await statusOf(tries % 2 === 0 ? 0 : 1, 'Wrong123'))
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
  expect(await statusOf(0, password)).toBe(429)
})

test('a code sent by one process logs in at the other, and both count towards the daily cap', async () => {
  const { number } = await createMember(group.inside)
  const phoneOf = (mobile: string) => ({ countryCode: '91', number: mobile, type: 'M' as const })
  const send = (place: 0 | 1, mobile: string) =>
    at(place).call(sendCode, { body: { phone: phoneOf(mobile) } })
  expect((await send(0, number)).status).toBe(200)
  const code = (await messagesTo(group.inside, `91${number}`))[0]?.slice(0, 6) ?? ''
  const enter = async (place: 0 | 1) =>
    (await at(place).call(loginWithCode, { body: { phone: phoneOf(number), code, userType: 'pu' } })).status
  expect([await enter(1), await enter(0)]).toEqual([200, 401])
  expect((await send(1, freshNumber())).status).toBe(200)
  expect((await send(0, freshNumber())).status).toBe(200)
  expect(await send(1, freshNumber())).toMatchObject({ status: 429, wire: { code: 'codes_exhausted' } })
})

test('a session that ends at one process has ended at the other', async () => {
  const { bnrId, token } = await createMember(group.inside)
  expect((await user(0, bnrId, token)).status).toBe(200)
  expect((await at(1).call(logout, {}, token)).status).toBe(200)
  expect((await user(0, bnrId, token)).status).toBe(401)
})

test('a download opens once, at whichever process', async () => {
  const { token } = await createStaff(group.inside, 'finance_admin')
  const month = { query: { month: '2031-01', format: 'csv' } }
  const url = await addressOfFile(at(0), readGstSummary, month, token)
  const open = async (place: number) => (await fetch((group.web[place]?.address ?? '') + url)).status
  expect([await open(1), await open(0), await open(1)]).toEqual([200, 410, 410])
})

test('a draft that was begun at one process continues at the other', async () => {
  const draft = await registerDraft(at(0))
  await fillIn(at(1), draft)
  const { body } = await at(0).call(readDraft, { params: { id: draft.id } }, draft.token)
  expect(body.location?.current?.city).toBe('Chennai')
})

test('both processes feature the same profiles', async () => {
  const prominent = await createMember(group.inside)
  const terms = { duration: 60, durationUnit: 'DAYS', prominenceDuration: 30 } as const
  await giveMembership(group.inside, prominent.id, terms)
  const { token } = await createMember(group.inside, { gender: 'm' })
  const featured = async (place: 0 | 1) =>
    (await at(place).call(searchProfiles, { body: { criteria: [] } }, token)).body.featured?.map(
      ({ id }) => id,
    )
  expect(await featured(0)).toEqual([prominent.id])
  expect(await featured(1)).toEqual([prominent.id])
})

test('a plan that staff create or hide at one process changes at once at the other', async () => {
  const { token } = await createStaff(group.inside, 'tele_manager')
  const { body: plan } = await at(0).call(createPlan, { body: planTerms() }, token)
  const criterias = [{ key: 'id', operation: 'eq', value: plan.id }]
  const onSale = async (place: 0 | 1) =>
    (await at(place).call(searchPlans, { wire: { criterias } })).body.results.map(({ id }) => id)
  expect(await onSale(1)).toEqual([plan.id])
  await at(1).call(hidePlan, { params: { id: plan.id } }, token)
  expect(await onSale(0)).toEqual([])
})

test('an offer that staff end at one process ends at once at the other', async () => {
  const { token } = await createStaff(group.inside, 'super_admin')
  const { body: plan } = await at(0).call(createPlan, { body: planTerms() }, token)
  const offer = await createOffer(group.inside, [plan.id])
  const member = await createMember(group.inside)
  const offered = async (place: 0 | 1) =>
    (await at(place).call(offersOfMembership, { params: { id: plan.id } }, member.token)).body.results.map(
      ({ id }) => id,
    )
  expect(await offered(0)).toEqual([offer.id])
  await at(1).call(endOffer, { params: { id: offer.id } }, token)
  expect(await offered(0)).toEqual([])
})
