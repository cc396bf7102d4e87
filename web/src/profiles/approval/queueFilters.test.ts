import { describe, expect, it } from 'vitest'
import { readAddress, writeAddress } from '../../ui/list/address.ts'
import { textCriteria } from '../staff/textCriteria.ts'
import { queueCriteria, queueFilters, queueSort } from './queueFilters.ts'

const read = (address: string) => readAddress(queueFilters, new URLSearchParams(address))

describe('the approval queue', () => {
  it('starts with the profiles that wait for approval', () => {
    const queue = read('')
    expect(queue).toEqual({ status: 'Ready', text: '', order: '', page: 0, size: 10 })
    expect(queueCriteria(queue)).toEqual([{ key: 'ps', operation: 'eq', value: 'Ready' }])
  })

  it.each([
    ['mine', [{ key: 'mine', operation: 'eq', value: true }]],
    ['all', []],
    ['nobody', [{ key: 'tmsid', operation: 'eq', value: 0 }]],
  ] as const)('for %s is requested with %j', (whose, criteria) => {
    const [, ...narrowed] = queueCriteria({ ...read(''), whose })
    expect(narrowed).toEqual(criteria)
  })

  it.each([
    ['Ready', 'sdt,asc'],
    ['Draft', 'sdt,desc'],
    ['Active', 'sdt,desc'],
    ['Rejected', 'sdt,desc'],
    ['Deactivated', 'sdt,desc'],
    ['Settled', 'sdt,desc'],
    ['Deleted', 'sdt,desc'],
  ] as const)('requests %s profiles in the order %s', (status, sort) => {
    expect(queueSort({ status, order: '' })).toBe(sort)
  })

  it('survives a reload', () => {
    const queue = { status: 'Rejected', text: 'Mary & Co', order: 'asc', page: 2, size: 50 } as const
    expect(read(String(writeAddress(queueFilters, queue)))).toEqual(queue)
  })

  it('replaces nonsense with its defaults', () => {
    expect(read('status=Lost&size=7&page=-3')).toEqual(read(''))
  })

  it.each([
    ['1234567', 'pid', 'eq'],
    ['10000001', 'pid', 'eq'],
    ['9100000001', 'bi.ph.nu', 'eq'],
    ['Anita', 'bi.na', 'like'],
    ['Jebaraj', 'bi.na', 'like'],
  ])('searches for "%s" by %s', (text, key, operation) => {
    expect(textCriteria(text)).toEqual([{ key, operation, value: text }])
  })

  it.each(['+91 91000 00003', '091000-00003', '919100000003'])('reads "%s" as a mobile number', (text) => {
    expect(textCriteria(text)).toEqual([{ key: 'bi.ph.nu', operation: 'eq', value: '9100000003' }])
  })
})

it('reverses its order on request', () => {
  expect(queueSort(read('status=Ready&order=desc'))).toBe('sdt,desc')
  expect(queueSort(read('status=Active&order=asc'))).toBe('sdt,asc')
})

it.each([
  [
    '50 123 4567',
    '971',
    [
      ['bi.ph.cc', '971'],
      ['bi.ph.nu', '501234567'],
    ],
  ],
  [
    '8123 4567',
    '65',
    [
      ['bi.ph.cc', '65'],
      ['bi.ph.nu', '81234567'],
    ],
  ],
  ['+91 91000 00003', '65', [['bi.ph.nu', '9100000003']]],
  [
    '+65 8123 4567',
    '91',
    [
      ['bi.ph.cc', '65'],
      ['bi.ph.nu', '81234567'],
    ],
  ],
  [
    '09100000003',
    '91',
    [
      ['bi.ph.cc', '91'],
      ['bi.ph.nu', '9100000003'],
    ],
  ],
  ['10000001', '91', [['pid', '10000001']]],
  ['Anita', '971', [['bi.na', 'Anita']]],
])('reads "%s" under the country code %s', (text, code, found) => {
  const criteria = textCriteria(text, { callingCodes: ['91', '971', '65'], code })
  expect(criteria.map(({ key, value }) => [key, value])).toEqual(found)
})
