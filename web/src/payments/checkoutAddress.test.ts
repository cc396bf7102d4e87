import { describe, expect, it } from 'vitest'
import { addressOf, targetInQuery, targetInState } from './checkoutAddress.ts'

describe('the address of the checkout', () => {
  it.each(['/checkout?plan=3', '/checkout?plan=3&offer=2', '/checkout?offer=2', '/checkout?invoice=17'])(
    'is restored from %s',
    (address) => {
      const target = targetInQuery(new URL(address, 'http://localhost').searchParams)
      expect(target && addressOf(target)).toBe(address)
    },
  )

  it.each(['', 'plan=', 'plan=0', 'plan=-3', 'plan=3x', 'plan=99999999999', 'invoice=<b>'])(
    'is invalid as %j',
    (query) => expect(targetInQuery(new URLSearchParams(query))).toBeUndefined(),
  )

  it('prefers the invoice when both are given', () => {
    expect(targetInQuery(new URLSearchParams('plan=3&invoice=17'))).toEqual({
      kind: 'invoice',
      invoiceId: 17,
    })
  })
})

describe('the navigation state from other pages', () => {
  it.each([
    [{ invoice: { id: 17 }, type: 'existing' }, '/checkout?invoice=17'],
    [{ invoice: { id: 17 }, type: 'exiting' }, '/checkout?invoice=17'],
    [{ package: { id: 3 }, type: 'Upgrade' }, '/checkout?plan=3'],
    [{ package: { id: 3 }, offer: { id: 2 } }, '/checkout?plan=3&offer=2'],
    [{ offerPackages: [3, 4], offer: { id: 2 } }, '/checkout?offer=2'],
  ])('%j leads to %s', (state, address) => {
    const target = targetInState(state)
    expect(target && addressOf(target)).toBe(address)
  })

  it.each([
    null,
    undefined,
    'plan',
    { package: 3 },
    { invoice: { id: '<b>' } },
    { message: 'Please upgrade' },
  ])('ignores %j', (state) => expect(targetInState(state)).toBeUndefined())
})
