import { creditInvoice } from '@bnr/contract/invoices/credit'
import { settleInvoice } from '@bnr/contract/invoices/endpoints'
import { afterEach, expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { buy, createBuyer } from '../../test/factories/payments.ts'
import { useService } from '../../test/harness.ts'
import { documentOf } from './documentOf.ts'
import { expireInvoices } from './end.ts'
import { loadInvoice } from './store.ts'

const service = useService({ ACCESS_TOKEN_SECONDS: '999999999' })
afterEach(() => {
  service.time.now = new Date()
})

const described = async (id: number) => documentOf(service.db, await loadInvoice(service.db, id))
const issued = async () => (await buy(service, await createBuyer(service), 'Platinum Classic')).body.id
async function settle(id: number, state: 'paid' | 'cancelled' | 'failed') {
  const { token } = await createStaff(service, 'tele_manager')
  const body = state === 'paid' ? { paymentKind: 'nr' as const, transfer: { transactionId: 'UTR1' } } : {}
  await service.call(settleInvoice[state], { params: { id }, body }, token)
}
async function lapse() {
  service.time.now = new Date(service.time.now.getTime() + 31 * 86_400_000)
  await expireInvoices(service)
}

test.each([
  ['cancelled', 'Cancelled', 'Not paid, cancelled'],
  ['failed', 'Not paid', 'Not paid'],
] as const)(
  'an invoice that was %s stays marked so after its time to pay has run out',
  async (state, mark, words) => {
    const id = await issued()
    await settle(id, state)
    expect((await described(id)).mark).toBe(mark)
    await lapse()
    expect((await loadInvoice(service.db, id)).state).toBe('Expired')
    expect(await described(id)).toMatchObject({
      mark,
      payment: { rows: [{ label: 'Status', value: words }] },
    })
  },
)

test('an invoice that nobody paid in time is marked as not paid', async () => {
  const id = await issued()
  expect((await described(id)).mark).toBeUndefined()
  await lapse()
  expect((await described(id)).mark).toBe('Not paid')
})

test('a paid invoice has no mark, and mentions the credit note for its full amount', async () => {
  const id = await issued()
  await settle(id, 'paid')
  expect(await described(id)).toMatchObject({ mark: undefined, remark: undefined })
  const { token } = await createStaff(service, 'finance_admin')
  await service.call(creditInvoice, { params: { id }, body: { reason: 'Twice' } }, token)
  const { mark, remark } = await described(id)
  expect([mark, remark?.text]).toEqual([undefined, expect.stringMatching(/^Credited by credit note CN\//)])
})
