import { draftInvoice, issueInvoice } from '@bnr/contract/invoices/endpoints'
import { readServiceProvider } from '@bnr/contract/reference/serviceProvider'
import { expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { planNamed } from '../../test/factories/memberships.ts'
import { createBuyer } from '../../test/factories/payments.ts'
import { useService } from '../../test/harness.ts'
import { invoices } from './tables.ts'

const service = useService({ APP_MODE: 'production' })

test('production without a tax number issues no invoices; it asks members to call and tells staff which setting is missing', async () => {
  const [buyer, { token }] = [await createBuyer(service), await createStaff(service, 'tele_manager')]
  const { id: planId } = await planNamed(service, 'Saphire Classic')
  for (const endpoint of [draftInvoice, issueInvoice]) {
    const byMember = await service.call(
      endpoint,
      { body: { planId, consent: true, paymentKind: 'cc' } },
      buyer.token,
    )
    expect([byMember.status, byMember.wire]).toEqual([
      409,
      {
        code: 'billing_off',
        message: 'We cannot take payments at the moment. Please call us, and we will help you',
      },
    ])
    const body = { planId, profileId: buyer.id, paymentKind: 'uv', transactionId: '1' }
    const byStaff = await service.call(endpoint, { body }, token)
    expect(byStaff.wire).toMatchObject({
      code: 'billing_off',
      message: expect.stringContaining('setting GSTIN'),
    })
  }
  expect(await service.db.$count(invoices)).toBe(0)
})

test('production shows no bank account or tax number that nobody set', async () => {
  const { body } = await service.call(readServiceProvider, { query: { code: 'bnr' } })
  expect(body).toMatchObject({ code: 'bnr' })
  expect(JSON.stringify(body)).not.toMatch(/bankAccount|taxNumber|Demo/)
})
