import { type Role, staffRoles } from '@bnr/contract/access'
import type { InvoiceAction } from '@bnr/contract/invoices/transitions'
import { paise } from '@bnr/contract/money'
import { expect, test } from 'vitest'
import { actionsOn } from './present.ts'

const total = paise(1_003_000)
const paidOn = (state: string) => (['Paid', 'Active'].includes(state) ? '2026-11-02' : null)
const staffWith = (...roles: Role[]) => ({ roles: ['staff_user' as const, ...roles] })

test.each([
  ['tele_manager', 'Paid', 'cc', ['approve']],
  ['tele_manager', 'Paid', 'nr', ['approve']],
  ['tele_manager', 'Initiated', 'nr', ['pay', 'cancel', 'fail', 'approve']],
  ['tele_manager', 'Initiated', 'cc', ['pay', 'cancel', 'fail']],
  ['tele_manager', 'Active', 'nr', []],
  ['tele_manager', 'Cancelled', 'nr', ['pay']],
  ['tele_manager', 'Failed', 'cc', ['pay']],
  ['tele_manager', 'Expired', 'nr', []],
  ['super_admin', 'Initiated', 'cc', ['confirm']],
  ['super_admin', 'Initiated', 'nr', []],
  ['super_admin', 'Paid', 'cc', []],
  ['tele_executive', 'Paid', 'cc', []],
  ['finance_admin', 'Initiated', 'cc', []],
  ['finance_admin', 'Paid', 'cc', ['credit']],
] as const)('a %s with a %s invoice paid by %s: %j', (role, state, paymentKind, expected) => {
  const row = { state, paymentKind, total, paidOn: paidOn(state) }
  expect(actionsOn(row, staffWith(role))).toEqual(expected)
})

test('a fully credited invoice can be neither activated nor credited again', () => {
  const row = { state: 'Paid', paymentKind: 'cc', total, paidOn: '2026-11-02' } as const
  const withNotes = (...totals: number[]) => {
    const creditNotes = totals.map((one) => ({ total: paise(one) }))
    return actionsOn({ ...row, creditNotes }, { roles: staffRoles })
  }
  expect(withNotes(1_002_000)).toEqual(['approve', 'credit'] satisfies InvoiceAction[])
  expect(withNotes(1_002_000, 1_000)).toEqual([])
})

test('staff correct the day of receipt that they entered', () => {
  const row = { state: 'Paid', paymentKind: 'nr', total, paidOn: '2026-11-02' } as const
  const corrected = { ...row, receivedOn: '2026-11-01' }
  expect(actionsOn(corrected, staffWith('tele_manager'))).toEqual(['approve', 'correct'])
})
