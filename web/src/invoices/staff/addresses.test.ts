import { registerCriteria } from '@bnr/contract/invoices/register'
import { expect, it } from 'vitest'
import { readAddress } from '../../ui/list/address.ts'
import { approvalCriteria, approvalFilters } from './approve/approvalFilters.ts'
import { invoiceFilters } from './finance/invoiceFilters.ts'

const is = (key: string, value: unknown) => ({ key, operation: 'eq', value })

it('the approval queue starts with invoices that can be approved now, ten to a page', () => {
  const calls = readAddress(approvalFilters, new URLSearchParams())
  expect(calls).toEqual({ status: 'To approve', plan: '', text: '', order: 'desc', size: 10, page: 0 })
  expect(approvalCriteria(calls)).toEqual([is('wa', true)])
})

it('the approval queue filters by status, plan and number', () => {
  const address = new URLSearchParams('status=Initiated&plan=3&text=BNR/26&size=50&page=2')
  const calls = readAddress(approvalFilters, address)
  expect(calls).toMatchObject({ size: 50, page: 2 })
  expect(approvalCriteria(calls)).toEqual([
    is('st', 'Initiated'),
    is('mid', 3),
    { key: 'ino', operation: 'like', value: 'BNR/26' },
  ])
})

it.each(['status=Draft', 'size=100', 'plan=x', 'page=-1'])('ignores "%s"', (nonsense) => {
  expect(readAddress(approvalFilters, new URLSearchParams(nonsense))).toEqual(
    readAddress(approvalFilters, new URLSearchParams()),
  )
})

it.each([
  ['', []],
  ['status=Active&kind=uv', [is('st', 'Active'), is('pt', 'uv')]],
  ['document=proforma', [is('pd', false)]],
  ['document=tax+invoice&status=Paid', [is('pd', true), is('st', 'Paid')]],
  ['from=2026-04-01', [{ key: 'cdt', operation: 'range', value: ['2026-04-01', '2099-12-31'] }]],
  ['to=2027-03-31', [{ key: 'cdt', operation: 'range', value: ['2000-01-01', '2027-03-31'] }]],
  ['from=soon&kind=gold&text=000585', [{ key: 'ino', operation: 'like', value: '000585' }]],
])('filters all invoices by "%s"', (address, criteria) => {
  expect(registerCriteria(readAddress(invoiceFilters, new URLSearchParams(address)))).toEqual(criteria)
})
