import { indianDay } from '@bnr/contract/indianDay'
import { paise } from '@bnr/contract/money'
import type { Plan } from '@bnr/contract/plans/schemas'
import { isWithinState, supplier } from '../../src/invoices/supplier.ts'
import { invoices } from '../../src/invoices/tables.ts'
import { totalsOf } from '../../src/invoices/totals.ts'
import type { TestService } from '../harness.ts'
import { planNamed } from './memberships.ts'

let count = 0
const place = { code: '33', name: 'Tamil Nadu' }

/** An invoice as billing leaves it; each is changed later than the one before. */
export async function createInvoice(
  service: TestService,
  profileId: number,
  {
    planName = 'Platinum Classic',
    ...values
  }: Partial<typeof invoices.$inferInsert> & { planName?: Plan['name'] } = {},
) {
  count++
  const { db, time } = service
  const plan = await planNamed(service, planName)
  const number = `TEST/${String(count).padStart(6, '0')}`
  const none = paise(0)
  const totals = totalsOf({
    listAmount: plan.price,
    upgradeCredit: none,
    discount: none,
    taxIncluded: false,
    isWithinState: isWithinState(place),
  })
  const { taxes, ...amounts } = totals
  const issuedOn = indianDay(time.now)
  const quotas = { phoneContacts: plan.phoneContacts, expressInterests: plan.expressInterests }
  const period = { planName: plan.name, duration: plan.duration, durationUnit: plan.durationUnit }
  const [row] = await db
    .insert(invoices)
    .values({
      ...amounts,
      number,
      profileId,
      issuedOn,
      state: 'Paid',
      issuedAt: time.now,
      changedAt: new Date(time.now.getTime() + count),
      planId: plan.id,
      planName: plan.name,
      purchase: 'new',
      paymentKind: 'cc',
      taxIncluded: false,
      cgst: taxes[0]?.amount ?? none,
      sgst: taxes[1]?.amount ?? none,
      igst: none,
      fingerprint: number,
      snapshot: {
        number,
        issuedOn,
        supplier,
        placeOfSupply: place,
        sac: '999799',
        totals,
        billedTo: { name: 'A Member', bnrId: '10000001', address: { country: 'India', state: 'Tamil Nadu' } },
        terms: { ...period, ...quotas, extraDays: 0, extraPhoneContacts: 0, extraExpressInterests: 0 },
      },
      ...values,
    })
    .returning()
  if (!row) throw new Error('no invoice made')
  return row
}
