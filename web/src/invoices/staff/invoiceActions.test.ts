import type { Role } from '@bnr/contract/access'
import { paise } from '@bnr/contract/money'
import { expect, it } from 'vitest'
import { manager } from '../../testing/people.ts'
import { activationOf, settlementsOf } from './invoiceActions.ts'

const total = paise(1_003_000)
const staffWith = (...roles: Role[]) => ({ ...manager, roles: ['staff_user' as const, ...roles] })

it.each([
  ['tele_manager', 'Paid', 'cc', 'approve'],
  ['tele_manager', 'Paid', 'nr', 'approve'],
  ['tele_manager', 'Initiated', 'nr', 'approve'],
  ['tele_manager', 'Initiated', 'cc', undefined],
  ['tele_manager', 'Active', 'nr', undefined],
  ['tele_manager', 'Cancelled', 'nr', undefined],
  ['super_admin', 'Initiated', 'cc', 'confirm'],
  ['super_admin', 'Initiated', 'nr', undefined],
  ['super_admin', 'Paid', 'cc', undefined],
  ['tele_executive', 'Paid', 'cc', undefined],
  ['finance_admin', 'Initiated', 'cc', undefined],
] as const)('offers a %s for a %s invoice paid by %s: %s', (role, state, paymentKind, way) => {
  expect(activationOf(staffWith(role), { state, paymentKind, total })).toBe(way)
})

it.each([
  ['tele_manager', 'Initiated', ['paid', 'cancelled', 'failed']],
  ['tele_manager', 'Failed', ['paid']],
  ['tele_manager', 'Cancelled', ['paid']],
  ['tele_manager', 'Paid', []],
  ['tele_manager', 'Expired', []],
  ['finance_admin', 'Initiated', []],
  ['super_admin', 'Initiated', []],
] as const)('lets a %s record for a %s invoice: %j', (role, state, settled) => {
  expect(settlementsOf(staffWith(role), { state })).toEqual(settled)
})

it('does not offer to activate a fully credited invoice', () => {
  const ofNotes = (...totals: number[]) => {
    const creditNotes = totals.map((total, id) => ({
      id,
      number: `CN/26-27/00000${id}`,
      issuedOn: '2026-11-02',
      reason: 'Goodwill',
      total: paise(total),
    }))
    const invoice = { state: 'Paid', paymentKind: 'cc', total, creditNotes } as const
    return activationOf(staffWith('tele_manager'), invoice)
  }
  expect(ofNotes(1_002_000)).toBe('approve')
  expect(ofNotes(1_002_000, 1_000)).toBeUndefined()
})
