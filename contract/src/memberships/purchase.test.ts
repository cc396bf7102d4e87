import { describe, expect, it } from 'vitest'
import { paise } from '../money.ts'
import { type Purchase, purchaseOf, renewalDays } from './purchase.ts'
import { freeMembership } from './schemas.ts'

const paid = (rupees: number, daysToExpiry: number) => ({
  planName: 'Ruby',
  price: paise(rupees * 100),
  daysToExpiry,
})
const free = { planName: freeMembership, price: paise(0), daysToExpiry: 0 }
const nothingPending = { hasPaidInvoice: false, renewalWaits: false }
const plan = (rupees: number) => ({ price: { amount: paise(rupees * 100) } })

describe('what a member can do with a plan', () => {
  it.each([
    ['without a membership', 3500, free, nothingPending, 'buy'],
    ['without a membership, for a free plan', 0, free, nothingPending, 'notApplicable'],
    ['with a cheaper plan', 5500, paid(3500, 200), nothingPending, 'upgrade'],
    ['with a cheaper plan about to end', 5500, paid(3500, 1), nothingPending, 'upgrade'],
    ['with a plan that is a paisa cheaper', 5500, paid(5499.99, 200), nothingPending, 'upgrade'],
    ['with the same plan', 5500, paid(5500, 200), nothingPending, 'notApplicable'],
    ['with a dearer plan', 5500, paid(8500, 200), nothingPending, 'notApplicable'],
    ['a day too early to renew', 5500, paid(5500, renewalDays + 1), nothingPending, 'notApplicable'],
    ['with the same plan in its last days', 5500, paid(5500, renewalDays), nothingPending, 'renew'],
    ['with a dearer plan in its last days', 5500, paid(8500, 0), nothingPending, 'renew'],
    ['with a plan that was free, in its last days', 0, paid(0, 0), nothingPending, 'notApplicable'],
    ['after a renewal', 5500, paid(5500, 3), { ...nothingPending, renewalWaits: true }, 'notApplicable'],
    [
      'after a renewal, for a dearer plan',
      8500,
      paid(5500, 3),
      { ...nothingPending, renewalWaits: true },
      'upgrade',
    ],
    ['with a paid invoice', 3500, free, { ...nothingPending, hasPaidInvoice: true }, 'waiting'],
    [
      'with a paid invoice and a membership',
      8500,
      paid(5500, 3),
      { ...nothingPending, hasPaidInvoice: true },
      'waiting',
    ],
  ] as const)('%s', (_, rupees, current, pending, expected: Purchase) => {
    expect(purchaseOf(plan(rupees), current, pending)).toBe(expected)
  })
})
