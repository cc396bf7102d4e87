import { describe, expect, it } from 'vitest'
import { readAddress, writeAddress } from '../../ui/list/address.ts'
import { queueAddress, queueCriteria, queueSort, textCriterion } from './queueAddress.ts'

const read = (address: string) => readAddress(queueAddress, new URLSearchParams(address))

describe('the approval queue', () => {
  it('starts with what waits for approval', () => {
    const queue = read('')
    expect(queue).toEqual({ status: 'Ready', text: '', order: '', page: 0, size: 10 })
    expect(queueCriteria(queue)).toEqual([{ key: 'ps', operation: 'eq', value: 'Ready' }])
  })

  it.each([
    ['Ready', 'sdt,asc'],
    ['Draft', 'sdt,desc'],
    ['Active', 'sdt,desc'],
    ['Rejected', 'sdt,desc'],
    ['Deactivated', 'sdt,desc'],
    ['Settled', 'sdt,desc'],
    ['Deleted', 'sdt,desc'],
  ] as const)('asks for what is %s in the order %s', (status, sort) => {
    expect(queueSort({ status, order: '' })).toBe(sort)
  })

  it('survives a reload', () => {
    const queue = { status: 'Rejected', text: 'Mary & Co', order: 'asc', page: 2, size: 50 } as const
    expect(read(String(writeAddress(queueAddress, queue)))).toEqual(queue)
  })

  it('takes nonsense for its defaults', () => {
    expect(read('status=Lost&size=7&page=-3')).toEqual(read(''))
  })

  it.each([
    ['1234567', 'pid', 'eq'],
    ['10000001', 'pid', 'eq'],
    ['9100000001', 'bi.ph.nu', 'eq'],
    ['Anita', 'bi.na', 'like'],
    ['Jebaraj', 'bi.na', 'like'],
  ])('looks for "%s" by %s', (text, key, operation) => {
    expect(textCriterion(text)).toEqual([{ key, operation, value: text }])
  })

  it.each(['+91 91000 00003', '091000-00003', '919100000003'])('reads "%s" as a mobile number', (text) => {
    expect(textCriterion(text)).toEqual([{ key: 'bi.ph.nu', operation: 'eq', value: '9100000003' }])
  })
})

it('goes the other way when asked', () => {
  expect(queueSort(read('status=Ready&order=desc'))).toBe('sdt,desc')
  expect(queueSort(read('status=Active&order=asc'))).toBe('sdt,asc')
})
