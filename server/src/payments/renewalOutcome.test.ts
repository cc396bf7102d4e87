import { approveInvoice } from '@bnr/contract/invoices/endpoints'
import { paise } from '@bnr/contract/money'
import { readOutcome } from '@bnr/contract/payments/endpoints'
import { afterAll, expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { giveMembership } from '../../test/factories/memberships.ts'
import { createBuyer, openBank, waitAtBank } from '../../test/factories/payments.ts'
import { useService } from '../../test/harness.ts'

const bank = await openBank()
afterAll(bank.stop)
const service = useService({ ...bank.settings, ACCESS_TOKEN_SECONDS: '999999999' })

async function outcomeAt(address: string) {
  const { searchParams } = new URL(address, 'http://here')
  const query = { order_id: searchParams.get('order_id') ?? '', token: searchParams.get('token') ?? '' }
  return (await service.call(readOutcome, { query })).body
}

test('the page after the bank says that a renewal waits until its first day', async () => {
  const [buyer, manager] = [await createBuyer(service), await createStaff(service, 'tele_manager')]
  await giveMembership(service, buyer.id, { price: paise(900_000), duration: 20, durationUnit: 'DAYS' })
  const { id, answer } = await waitAtBank(service, buyer, 'Saphire Classic')
  const address = await answer('Shipped')
  expect(await outcomeAt(address)).toMatchObject({ state: 'Paid', waitsForDay: true })
  await service.call(approveInvoice, { params: { id }, body: {} }, manager.token)
  expect(await outcomeAt(address)).toMatchObject({ state: 'Active', waitsForDay: true })
  service.time.now = new Date(service.time.now.getTime() + 22 * 86_400_000)
  const started = await outcomeAt(address)
  expect([started.state, started.waitsForDay]).toEqual(['Active', undefined])
})
