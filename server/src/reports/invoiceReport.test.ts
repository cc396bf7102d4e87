import { paise } from '@bnr/contract/money'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { createCreditNote } from '../../test/factories/creditNotes.ts'
import { createInvoice } from '../../test/factories/invoices.ts'
import { createMember } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { users } from '../accounts/tables.ts'
import { invoiceContent } from './revenueReport.ts'

const service = useService()

test('a row of the invoice report has all columns, including the days of issue and payment', async () => {
  const { id: teleStaffId } = await createStaff(service, 'tele_executive')
  await service.db.update(users).set({ name: 'Grace Paul' }).where(eq(users.id, teleStaffId))
  const { id: profileId } = await createMember(service)
  const { snapshot } = await createInvoice(service, profileId)
  const invoice = await createInvoice(service, profileId, {
    number: 'REP/26-27/000017',
    state: 'Expired',
    issuedOn: '2026-03-30',
    paidOn: '2026-04-02',
    planName: 'Saphire Premium',
    purchase: 'upgrade',
    paymentKind: 'nr',
    source: 'ch',
    couponCode: 'EASTER10',
    listAmount: paise(650_000),
    upgradeCredit: paise(112_777),
    discount: paise(53_722),
    taxableValue: paise(483_501),
    cgst: paise(43_515),
    sgst: paise(43_516),
    igst: paise(87_031),
    rounding: paise(-32),
    total: paise(657_531),
    teleStaffId,
    snapshot: {
      ...snapshot,
      billedTo: { ...snapshot.billedTo, name: 'Anna Mary', bnrId: '10000417' },
      placeOfSupply: { code: '32', name: 'Kerala' },
    },
  })
  await createCreditNote(service, invoice, { number: 'CRN/26-27/000003', total: paise(100_050) })
  await createCreditNote(service, invoice, { number: 'CRN/26-27/000004', total: paise(33_333) })
  const { heading, pages } = invoiceContent({
    filters: { contacts: false, executiveId: teleStaffId },
    now: service.time.now,
  })
  const found: unknown[] = []
  for await (const { rows } of pages(service.db))
    found.push(...rows.map((row) => heading.map((title, at) => [title, row[at]])))
  expect(found).toEqual([
    [
      ['Invoice number', 'REP/26-27/000017'],
      ['Document', 'Tax invoice'],
      ['Tax invoice on', '2026-03-30'],
      ['GST month', '2026-04'],
      ['Earlier numbers', ''],
      ['Issued on', '2026-03-30'],
      ['Status', 'Expired'],
      ['Paid on', '2026-04-02'],
      ['BNR ID', '10000417'],
      ['Billed to', 'Anna Mary'],
      ['Place of supply', 'Kerala'],
      ['Plan', 'Saphire Premium'],
      ['Purchase', 'upgrade'],
      ['Payment type', 'NEFT / RTGS / IMPS Transfer'],
      ['Plan amount', 6500],
      ['Upgrade credit', 1127.77],
      ['Discount', 537.22],
      ['Coupon', 'EASTER10'],
      ['Taxable value', 4835.01],
      ['CGST', 435.15],
      ['SGST', 435.16],
      ['IGST', 870.31],
      ['Rounding', -0.32],
      ['Total', 6575.31],
      ['Credit notes', 'CRN/26-27/000003, CRN/26-27/000004'],
      ['Credited', 1333.83],
      ['Employee', 'Grace Paul'],
      ['Source', 'Church / Pastor'],
    ],
  ])
})
