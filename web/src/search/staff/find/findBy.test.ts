import { expect, it } from 'vitest'
import { findBy } from './FindPage.tsx'

it.each([
  ['10000001', 'pid', '10000001'],
  [' 1234567 ', 'pid', '1234567'],
  ['9100000001', 'bi.ph.nu', '9100000001'],
  ['+91 91000 00001', 'bi.ph.nu', '9100000001'],
  ['919100000001', 'bi.ph.nu', '9100000001'],
  ['91000-00001', 'bi.ph.nu', '9100000001'],
  ['091000 00001', 'bi.ph.nu', '9100000001'],
  ['anita@example.com', 'bi.em.v', 'anita@example.com'],
  ['Anita', 'bi.na', 'Anita'],
  ['P. J. Mathew', 'bi.na', 'P. J. Mathew'],
])('"%s" is searched for by %s', (text, key, value) => {
  const { profiles, invoices } = findBy(text)
  expect(profiles).toMatchObject([{ key, value }])
  expect(invoices).toEqual([])
})

it.each([
  ['+971 50 123 4567', '971', '501234567'],
  ['+1 416-555-0100', '1', '4165550100'],
])('"%s" is a foreign number', (text, code, number) => {
  expect(findBy(text, ['91', '971', '1']).profiles).toMatchObject([
    { key: 'bi.ph.cc', value: code },
    { key: 'bi.ph.nu', value: number },
  ])
})

it.each(['+91 91000 00001', '+971', '+999 91000 00001'])('"%s" is not a foreign number', (text) => {
  expect(findBy(text, ['91', '971', '1']).profiles).toHaveLength(1)
})

it.each([
  ['bnr/26-27/000123', 'BNR/26-27/000123'],
  ['BNR/26-27/1', 'BNR/26-27/1'],
  ['000585', '000585'],
  ['CN/26-27/000004', 'CN/26-27/000004'],
])('"%s" is the number of an invoice or credit note', (text, value) => {
  expect(findBy(text)).toEqual({ profiles: [], invoices: [{ key: 'ino', operation: 'like', value }] })
})

it('an empty box searches for nothing', () => {
  expect(findBy('  ')).toEqual({ profiles: [], invoices: [] })
})
