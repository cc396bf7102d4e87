import { indianDay } from '@bnr/contract/indianDay'
import { less, paise, sumOf } from '@bnr/contract/money'
import type { InvoiceSnapshot, Supplier } from '../../src/invoices/snapshot.ts'
import { isWithinState, supplierOf } from '../../src/invoices/supplier.ts'
import { invoices } from '../../src/invoices/tables.ts'
import { totalsOf } from '../../src/invoices/totals.ts'
import type { PlanRow } from '../../src/plans/store.ts'
import type { TestService } from '../harness.ts'
import { planNamed } from './memberships.ts'

let count = 0
const place = { code: '33', name: 'Tamil Nadu' }

/** An invoice as billing creates it. Each has a later time of change than the one before. */
export async function createInvoice(
  service: TestService,
  profileId: number,
  values: Partial<typeof invoices.$inferInsert> = {},
) {
  count++
  const plan = await planNamed(service, values.planName ?? 'Platinum Classic')
  const issuedOn = indianDay(service.time.now)
  const supplier = supplierOf(service.config)
  const snapshot = snapshotOf(supplier, plan, `TEST/${String(count).padStart(6, '0')}`, issuedOn)
  const dates = {
    issuedOn,
    issuedAt: service.time.now,
    changedAt: new Date(service.time.now.getTime() + count),
  }
  const [row] = await service.db
    .insert(invoices)
    .values({
      ...columnsOf(plan, snapshot),
      ...dates,
      profileId,
      ...values,
      ...balanced(plan, snapshot, values),
    })
    .returning()
  if (!row) throw new Error('the invoice was not created')
  return row
}

/** What makes the amounts that a test names add up with the others. */
function balanced(plan: PlanRow, snapshot: InvoiceSnapshot, values: Partial<typeof invoices.$inferInsert>) {
  const row = { ...columnsOf(plan, snapshot), ...values }
  const { taxableValue, upgradeCredit, discount, cgst, sgst, igst, total } = row
  const listAmount = sumOf(taxableValue, upgradeCredit, discount)
  return { listAmount, rounding: less(total, sumOf(taxableValue, cgst, sgst, igst)) }
}

function snapshotOf(supplier: Supplier, plan: PlanRow, number: string, issuedOn: string): InvoiceSnapshot {
  const none = paise(0)
  const { name: planName, duration, durationUnit, phoneContacts, expressInterests } = plan
  const pricing = { listAmount: plan.price, upgradeCredit: none, discount: none, taxIncluded: false }
  return {
    number,
    issuedOn,
    supplier,
    placeOfSupply: place,
    sac: '999799',
    totals: totalsOf({ ...pricing, isWithinState: isWithinState(supplier, place) }),
    billedTo: { name: 'A Member', bnrId: '10000001', address: { country: 'India', state: 'Tamil Nadu' } },
    terms: {
      planName,
      duration,
      durationUnit,
      phoneContacts,
      expressInterests,
      extraDays: 0,
      extraPhoneContacts: 0,
      extraExpressInterests: 0,
    },
  }
}

function columnsOf(plan: PlanRow, snapshot: InvoiceSnapshot) {
  const { taxes, ...amounts } = snapshot.totals
  const [cgst, sgst] = taxes.map(({ amount }) => amount)
  return {
    ...amounts,
    cgst: cgst ?? paise(0),
    sgst: sgst ?? paise(0),
    igst: paise(0),
    number: snapshot.number,
    fingerprint: snapshot.number,
    snapshot,
    planId: plan.id,
    planName: plan.name,
    taxIncluded: false,
    state: 'Paid' as const,
    purchase: 'new' as const,
    paymentKind: 'cc' as const,
  }
}
