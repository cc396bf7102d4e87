import { indianDay } from '@bnr/contract/indianDay'
import { readActivation, settleInvoice } from '@bnr/contract/invoices/endpoints'
import { afterAll, expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { createInvoice } from '../../test/factories/invoices.ts'
import { buy, createBuyer, openBank, payFor } from '../../test/factories/payments.ts'
import { createMember } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'

const bank = await openBank()
afterAll(bank.stop)
const service = useService(bank.settings)
const today = () => indianDay(service.time.now)

async function shownToManager(id: number) {
  const { token } = await createStaff(service, 'tele_manager')
  const { wire } = await service.call(readActivation, { params: { id } }, token)
  return (wire as { pay: object }).pay
}

test('the approver sees how a transfer was paid, when, and who entered it', async () => {
  const buyer = await createBuyer(service)
  const { body: invoice } = await buy(service, buyer, 'Saphire Classic')
  const clerk = await createStaff(service, 'tele_manager')
  const wire = { pt: 'nr', neft: { tid: 'UTR42' }, idt: today() }
  await service.call(settleInvoice.paid, { params: { id: invoice.id }, wire }, clerk.token)
  expect(await shownToManager(invoice.id)).toEqual({
    pt: 'nr',
    tid: 'UTR42',
    idt: today(),
    ebn: clerk.name,
  })
})

test('a card payment names its transaction and no member of staff', async () => {
  const { id } = await payFor(service, await createBuyer(service), 'Saphire Classic')
  const shown = await shownToManager(id)
  expect(shown).toMatchObject({ pt: 'cc', tid: expect.stringMatching(/^\d+$/) })
  expect(shown).not.toHaveProperty('ebn')
})

test('an invoice that staff issue as paid names them when it is approved at once', async () => {
  const clerk = await createStaff(service, 'tele_executive')
  const { id: profileId } = await createMember(service)
  const { id } = await createInvoice(service, profileId, {
    state: 'Initiated',
    paymentKind: 'uv',
    byStaffId: clerk.id,
  })
  expect(await shownToManager(id)).toEqual({ pt: 'uv', ebn: clerk.name })
})
