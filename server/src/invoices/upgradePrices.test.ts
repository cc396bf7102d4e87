import { approveInvoice, draftUpgrade } from '@bnr/contract/invoices/endpoints'
import { readUpgradePrices } from '@bnr/contract/invoices/upgrades'
import { expect, test } from 'vitest'
import { useBilling } from '../../test/billing.ts'
import { createBuyer, payFor } from '../../test/factories/payments.ts'

const { service, staff, goTo } = await useBilling()

test('each dearer plan has the price and credit that its invoice would have, and no other plan has one', async () => {
  const buyer = await createBuyer(service)
  const read = async () => (await service.call(readUpgradePrices, {}, buyer.token)).body.upgrades
  expect(await read()).toEqual([])
  const { id } = await payFor(service, buyer, 'Platinum Classic')
  expect(await read()).toEqual([])
  await service.call(approveInvoice, { params: { id }, body: {} }, staff.manager.token)
  goTo(100)
  const upgrades = await read()
  expect(upgrades).toHaveLength(9)
  for (const { planId, upgradeCredit, price } of upgrades) {
    const { body } = await service.call(draftUpgrade, { body: { planId, paymentKind: 'cc' } }, buyer.token)
    expect({ upgradeCredit, price }).toEqual({ upgradeCredit: body.upgradeCredit, price: body.price })
    expect(upgradeCredit).toBeGreaterThan(0)
  }
})

test('guests and staff have no upgrades', async () => {
  expect((await service.call(readUpgradePrices, {})).status).toBe(401)
  expect((await service.call(readUpgradePrices, {}, staff.manager.token)).status).toBe(403)
})
