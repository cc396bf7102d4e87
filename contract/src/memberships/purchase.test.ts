import { describe, expect, it } from 'vitest'
import { paise } from '../money.ts'
import { type Purchase, purchaseOf, renewalDays } from './purchase.ts'
import { freeMembership } from './schemas.ts'

const held = (rupees: number, daysToExpiry: number) => ({
  planName: 'Ruby',
  price: paise(rupees * 100),
  daysToExpiry,
})
const free = { planName: freeMembership, price: paise(0), daysToExpiry: 0 }
const atRest = { hasPaidInvoice: false, renewalWaits: false }
const plan = (rupees: number) => ({ price: { amount: paise(rupees * 100) } })

describe('a plan is to whoever', () => {
  it.each([
    ['holds nothing', 3500, free, atRest, 'buy'],
    ['holds nothing, and it costs nothing', 0, free, atRest, 'notApplicable'],
    ['holds a smaller one', 5500, held(3500, 200), atRest, 'upgrade'],
    ['holds a smaller one about to end', 5500, held(3500, 1), atRest, 'upgrade'],
    ['holds one a paisa smaller', 5500, held(5499.99, 200), atRest, 'upgrade'],
    ['holds the same', 5500, held(5500, 200), atRest, 'notApplicable'],
    ['holds a larger one', 5500, held(8500, 200), atRest, 'notApplicable'],
    ['holds the same, a day too early to renew', 5500, held(5500, renewalDays + 1), atRest, 'notApplicable'],
    ['holds the same in its last days', 5500, held(5500, renewalDays), atRest, 'renew'],
    ['holds a larger one in its last days', 5500, held(8500, 0), atRest, 'renew'],
    ['holds one that was free, in its last days', 0, held(0, 0), atRest, 'notApplicable'],
    ['has renewed already', 5500, held(5500, 3), { ...atRest, renewalWaits: true }, 'notApplicable'],
    ['has renewed already and wants more', 8500, held(5500, 3), { ...atRest, renewalWaits: true }, 'upgrade'],
    ['has paid for something', 3500, free, { ...atRest, hasPaidInvoice: true }, 'waiting'],
    ['has paid, whatever is held', 8500, held(5500, 3), { ...atRest, hasPaidInvoice: true }, 'waiting'],
  ] as const)('%s', (_, rupees, current, standing, expected: Purchase) => {
    expect(purchaseOf(plan(rupees), current, standing)).toBe(expected)
  })
})
