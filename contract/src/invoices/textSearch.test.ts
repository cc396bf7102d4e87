import { expect, it } from 'vitest'
import { invoiceTextCriteria } from './textSearch.ts'

it.each([
  ['', []],
  ['bnr/26-27/000123', [{ key: 'ino', operation: 'like', value: 'BNR/26-27/000123' }]],
  ['CN/26-27/4', [{ key: 'ino', operation: 'like', value: 'CN/26-27/4' }]],
  ['000585', [{ key: 'ino', operation: 'like', value: '000585' }]],
  [' 10000002 ', [{ key: 'bnr', operation: 'eq', value: '10000002' }]],
  ['1234567', [{ key: 'bnr', operation: 'eq', value: '1234567' }]],
  ['Jebaraj', [{ key: 'na', operation: 'like', value: 'Jebaraj' }]],
  ['P. J. Mathew', [{ key: 'na', operation: 'like', value: 'P. J. Mathew' }]],
])('"%s" finds invoices by %j', (text, criteria) => {
  expect(invoiceTextCriteria(text)).toEqual(criteria)
})
