import { searchCoupons } from '@bnr/contract/coupons/endpoints'
import { draftInvoice, issueInvoice } from '@bnr/contract/invoices/endpoints'
import { expect, test } from 'vitest'
import { createCoupon } from '../../test/factories/discounts.ts'
import { planNamed } from '../../test/factories/memberships.ts'
import { createMember } from '../../test/factories/profiles.ts'
import { logIn } from '../../test/factories/sessions.ts'
import { useService } from '../../test/harness.ts'

const service = useService()

const search = (token: string, ...criterias: unknown[]) =>
  service.call(searchCoupons, { wire: { criterias } }, token)
const byCode = (value: string) => ({ key: 'cd', operation: 'eq', value })
const billingAddress = { country: 'India', state: 'Kerala' }

async function ask(endpoint: typeof draftInvoice | typeof issueInvoice, token: string, couponCode: string) {
  const plan = await planNamed(service, 'Saphire Classic')
  const body = { planId: plan.id, couponCode, billingAddress, consent: true, paymentKind: 'cc' as const }
  return await service.call(endpoint, { body }, token)
}

test('a member finds a coupon by its exact code, in any case, but not its limits', async () => {
  const { token } = await createMember(service)
  const { id } = await createCoupon(service, { code: 'EASTER25', percent: 25, limitInAll: 10 })
  const { body } = await search(token, byCode('Easter25'))
  expect(body).toMatchObject({ total: 1, results: [{ id, percent: 25, planIds: [], state: 'Running' }] })
  for (const hidden of ['limitInAll', 'uses']) expect(body.results[0]).not.toHaveProperty(hidden)
  expect((await search(token, byCode('EASTER2'))).body.total).toBe(0)
})

test('a member searches with exactly one code and nothing else', async () => {
  const { token } = await createMember(service)
  const { id, code } = await createCoupon(service)
  const byId = { key: 'id', operation: 'eq', value: id }
  for (const criteria of [[], [byCode(code), byCode('OTHER')]])
    expect((await search(token, ...criteria)).status).toBe(400)
  for (const criteria of [[byId], [byCode(code), byId], [{ key: 'st', operation: 'eq', value: 'Running' }]])
    expect((await search(token, ...criteria)).status).toBe(403)
})

test.each([
  ['has ended', { endedAt: new Date() }],
  ['is over', { endsOn: '2026-01-31' }],
  ['has not started', { startsOn: '2099-01-01' }],
])('a coupon that %s is not found', async (_, values) => {
  const { token } = await createMember(service)
  const { code } = await createCoupon(service, values)
  expect((await search(token, byCode(code))).body.total).toBe(0)
})

test('after five wrong codes a member must wait an hour, no matter where the codes were entered', async () => {
  const guesser = await createMember(service)
  const other = await createMember(service)
  const { code } = await createCoupon(service)
  expect((await ask(draftInvoice, guesser.token, code)).status).toBe(200)
  const wrong = [
    await search(guesser.token, byCode('WRONG1')),
    await ask(draftInvoice, guesser.token, 'WRONG2'),
    await ask(issueInvoice, guesser.token, 'WRONG3'),
    await ask(draftInvoice, guesser.token, 'WRONG4'),
    await search(guesser.token, byCode('WRONG5')),
  ]
  expect(wrong.map(({ status }) => status)).toEqual([200, 409, 409, 409, 200])
  expect(wrong[1]?.wire).toMatchObject({ fields: { cd: 'This coupon code does not exist' } })
  for (const answer of [
    await search(guesser.token, byCode(code)),
    await ask(draftInvoice, guesser.token, code),
    await ask(issueInvoice, guesser.token, code),
  ]) {
    expect(answer.status).toBe(429)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(3500)
  }
  expect((await search(other.token, byCode(code))).body.total).toBe(1)
  const { now } = service.time
  service.time.now = new Date(now.getTime() + 61 * 60_000)
  // Longer than a token lasts.
  const { token } = await logIn(service, { id: guesser.userId, userName: guesser.bnrId, type: 'pu' })
  expect((await search(token, byCode(code))).body.total).toBe(1)
  service.time.now = now
})

test('correct codes never count, however often and however many at once', async () => {
  const { token } = await createMember(service)
  const { code } = await createCoupon(service)
  const answers = await Promise.all(Array.from({ length: 12 }, () => ask(draftInvoice, token, code)))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
})

test('only five of a hundred simultaneous wrong codes are checked', async () => {
  const { token } = await createMember(service)
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, index) => search(token, byCode(`MANY${index}`))),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(95)
})
