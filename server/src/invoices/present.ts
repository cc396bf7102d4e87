import { type Creditable, isCredited, leftToCredit } from '@bnr/contract/invoices/creditNotes'
import type { CreditNoteShown, Invoice, InvoiceDraft } from '@bnr/contract/invoices/schemas'
import { unpaidStates } from '@bnr/contract/invoices/states'
import { type InvoiceAction, invoiceMachine, isApprovable } from '@bnr/contract/invoices/transitions'
import { less, noPaise, type Paise, sumOf } from '@bnr/contract/money'
import { actionsOf, type Handler, isPossible, mayTake } from '@bnr/contract/stateMachine'
import type { Actor } from '../http/actor.ts'
import type { CreditNoteRow } from './creditNote.ts'
import type { FoundInvoice } from './found.ts'
import { lastDayToPay } from './lapsed.ts'
import type { PreparedInvoice } from './prepareInvoice.ts'
import type { InvoiceSnapshot, TaxName } from './snapshot.ts'

export function presentDraft(
  { plan, purchase, discount, request, snapshot }: PreparedInvoice,
  byStaff: boolean,
): InvoiceDraft {
  return {
    ...pricedOf(snapshot),
    planId: plan.id,
    isUpgrade: purchase === 'upgrade',
    isRenewal: purchase === 'renewal',
    isTopUp: purchase === 'topup',
    ...withoutNulls({
      couponId: discount.couponId,
      couponCode: discount.couponCode,
      offerId: discount.offerId,
    }),
    taxIncluded: request.taxIncluded ?? false,
    paymentKind: request.paymentKind,
    createdBy: byStaff ? 'Admin' : 'Web',
    membership: {
      planName: plan.name,
      goldTagged: plan.goldTagged,
      ...withoutNulls({ assistance: plan.assistance }),
    },
  }
}

/** Staff also see the day of receipt that they entered, and what they can do. */
export function presentInvoice(row: FoundInvoice, viewer: Actor): Invoice {
  const { couponId, couponCode, offerId, profileId, trackingId, creditNotes, notPayable, earlierNumbers } =
    row
  const payableUntil = unpaidStates.includes(row.state) ? lastDayToPay(row) : undefined
  return {
    ...pricedOf(row.snapshot),
    id: row.id,
    number: row.number,
    state: row.state,
    day: row.paidOn ?? row.issuedOn,
    issuedOn: row.issuedOn,
    changedAt: row.changedAt.toISOString(),
    planId: row.planId,
    isUpgrade: row.purchase === 'upgrade',
    isRenewal: row.purchase === 'renewal',
    isTopUp: row.purchase === 'topup',
    taxIncluded: row.taxIncluded,
    paymentKind: row.paymentKind,
    createdBy: row.byStaffId === null ? 'Web' : 'Admin',
    membership: { planName: row.planName, ...row.membership },
    ...withoutNulls({
      couponId,
      couponCode,
      offerId,
      profileId,
      trackingId,
      creditNotes: creditNotes?.map(presentCreditNote),
      earlierNumbers,
      payableUntil,
      receivedOn: viewer.kind === 'staff' ? row.receivedOn : undefined,
      can: viewer.kind === 'staff' ? actionsOn(row, viewer) : undefined,
      paidOn: row.paidOn,
      notPayable,
      profile: row.profile,
    }),
  }
}

const presentCreditNote = ({ id, number, issuedOn, total, reason }: CreditNoteRow): CreditNoteShown => ({
  id,
  number,
  issuedOn,
  total,
  reason,
})

/** The values that come from the snapshot alone. */
function pricedOf({
  totals,
  billedTo,
  placeOfSupply,
  terms,
  discountReason,
}: Omit<InvoiceSnapshot, 'number' | 'issuedOn'>) {
  const taxOf = (wanted: TaxName) => totals.taxes.find(({ name }) => name === wanted)?.amount ?? noPaise
  const [cgst, sgst, igst] = [taxOf('CGST'), taxOf('SGST'), taxOf('IGST')]
  const { country, state = '' } = billedTo.address
  return {
    listAmount: totals.listAmount,
    upgradeCredit: totals.upgradeCredit,
    price: less(totals.listAmount, totals.upgradeCredit),
    discount: totals.discount,
    ...withoutNulls({ discountReason }),
    taxableValue: totals.taxableValue,
    cgst,
    sgst,
    igst,
    tax: sumOf(cgst, sgst, igst),
    cgstShown: inRupees(cgst),
    sgstShown: inRupees(sgst),
    igstShown: inRupees(igst),
    rounding: totals.rounding,
    total: totals.total,
    billedTo: billedTo.name,
    billingAddress: { ...billedTo.address, country, state },
    placeOfSupply,
    extraDays: terms.extraDays,
    extraPhoneContacts: terms.extraPhoneContacts,
    extraExpressInterests: terms.extraExpressInterests,
  }
}

const inRupees = (tax: Paise): number => Math.round(tax / 100)

type WithoutNulls<T> = { [K in keyof T]?: NonNullable<T[K]> }

const withoutNulls = <T extends object>(values: T): WithoutNulls<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value != null)) as WithoutNulls<T>

type InvoiceFacts = Creditable & Pick<FoundInvoice, 'state' | 'paymentKind' | 'paidOn' | 'receivedOn'>

/** What staff can do with an invoice by the table of the contract, and by what the table does not know of the row. */
export function actionsOn(row: InvoiceFacts, staff: Handler): InvoiceAction[] {
  const isPossibleNow = (name: InvoiceAction) => isPossible(invoiceMachine, name, row.state)
  const exceptions: Partial<Record<InvoiceAction, boolean>> = {
    approve: isApprovable(row) && !isCredited(row),
    confirm: isPossibleNow('confirm') && row.paymentKind === 'cc',
    correct: isPossibleNow('correct') && row.receivedOn !== undefined,
    credit: row.paidOn !== null && leftToCredit(row) > 0,
  }
  return actionsOf(invoiceMachine).filter(
    (name) => mayTake(invoiceMachine, name, staff) && (exceptions[name] ?? isPossibleNow(name)),
  )
}
