import { expect, test } from 'vitest'
import { createCreditNote } from '../../../test/factories/creditNotes.ts'
import { createSale } from '../../../test/factories/gstSales.ts'
import { createInvoice } from '../../../test/factories/invoices.ts'
import { createMember } from '../../../test/factories/profiles.ts'
import { useService } from '../../../test/harness.ts'
import { earlierNumbers } from '../numbering/tables.ts'
import { documentsIssued } from './documentsIssued.ts'

const service = useService()

test('documents issued are tax invoices and credit notes by their own day, with the cancelled numbers', async () => {
  const { id: member } = await createMember(service)
  const sell = (on: string, number: string) =>
    createSale(service, member, { on, place: 'home', taxableValue: 100_000, number })
  const [first] = [
    await sell('2041-05-02', 'BNR/41-42/000007'),
    await sell('2041-05-31', 'BNR/41-42/000010'),
    await sell('2041-06-01', 'BNR/41-42/000011'),
  ]
  for (const number of ['BNR/41-42/000008', 'BNR/41-42/000009', 'BNP/41-42/000900']) {
    const unpaid = await createInvoice(service, member, { state: 'Expired', issuedOn: '2041-05-04' })
    await service.db.insert(earlierNumbers).values({ number, invoiceId: unpaid.id })
  }
  await createCreditNote(service, first, { issuedOn: '2041-05-20', number: 'CN/41-42/000003' })
  const documents = await documentsIssued(service.db, '2041-05')
  expect(documents.rows).toEqual([
    {
      kind: 'Tax invoice',
      first: 'BNR/41-42/000007',
      last: 'BNR/41-42/000010',
      documents: 4,
      cancelled: 2,
      issued: 2,
    },
    {
      kind: 'Credit note',
      first: 'CN/41-42/000003',
      last: 'CN/41-42/000003',
      documents: 1,
      cancelled: 0,
      issued: 1,
    },
  ])
  expect(documents.total).toEqual({ documents: 5, cancelled: 2, issued: 3 })
})
