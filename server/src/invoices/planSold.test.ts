import { approveInvoice, searchInvoices } from '@bnr/contract/invoices/endpoints'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { createInvoice } from '../../test/factories/invoices.ts'
import { buy, createBuyer } from '../../test/factories/payments.ts'
import { useService } from '../../test/harness.ts'
import { memberships } from '../memberships/tables.ts'
import { loadInvoice } from './store.ts'

const service = useService()

const approve = async (id: number) => {
  const { token } = await createStaff(service, 'tele_manager')
  expect((await service.call(approveInvoice, { params: { id }, body: {} }, token)).status).toBe(200)
  const [membership] = await service.db.select().from(memberships).where(eq(memberships.invoiceId, id))
  return membership
}
async function soldTo(id: number) {
  const { token } = await createStaff(service, 'tele_manager')
  const wire = { criterias: [{ key: 'pid', operation: 'eq', value: id }] }
  return (await service.call(searchInvoices, { wire }, token)).body.results[0]?.membership
}

test('an invoice records what the plan promises', async () => {
  const { body } = await buy(service, await createBuyer(service), 'Ruby')
  expect((await loadInvoice(service.db, body.id)).snapshot.promises).toEqual({
    category: 'Elite',
    tag: 'ru',
    goldTagged: true,
    highlightDuration: 120,
    highlightUnit: 'DAYS',
    prominenceDuration: 90,
    prominenceUnit: 'DAYS',
    assistance: 'A relationship manager of your own',
  })
})

test('the membership has what was sold', async () => {
  const buyer = await createBuyer(service)
  const { snapshot } = await createInvoice(service, (await createBuyer(service)).id)
  const promises = {
    ...({ category: 'Elite', tag: 'em', goldTagged: true, assistance: null } as const),
    ...({
      highlightDuration: 7,
      highlightUnit: 'DAYS',
      prominenceDuration: 1,
      prominenceUnit: 'months',
    } as const),
  }
  const sold = { ...snapshot, promises, terms: { ...snapshot.terms, phoneContacts: 3, duration: 2 } }
  const { id } = await createInvoice(service, buyer.id, { snapshot: sold })
  expect(await approve(id)).toMatchObject({
    elite: true,
    tag: 'em',
    goldTagged: true,
    highlightDays: 7,
    phoneContacts: 3,
    duration: 2,
    price: snapshot.totals.listAmount,
  })
})

test('an older invoice has what its version of the plan promises', async () => {
  const { id } = await createInvoice(service, (await createBuyer(service)).id)
  expect(await approve(id)).toMatchObject({ tag: 'pc', goldTagged: false, highlightDays: 60 })
})

test('staff see the gold frame and the assistance with an invoice, even before approval and on older invoices', async () => {
  const help = { goldTagged: true, assistance: 'A relationship manager of your own' }
  const buyer = await createBuyer(service)
  const { body } = await buy(service, buyer, 'Ruby')
  expect(body.membership).toMatchObject(help)
  expect(await soldTo(buyer.id)).toMatchObject(help)
  const older = await createBuyer(service)
  const { id } = await createInvoice(service, older.id, { planName: 'Ruby' })
  expect(await soldTo(older.id)).toMatchObject(help)
  await approve(id)
  expect(await soldTo(older.id)).toMatchObject({ ...help, state: 'Active' })
})
