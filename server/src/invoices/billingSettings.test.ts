import { office } from '@bnr/contract/reference/office'
import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { isTaxNumber } from './billingSettings.ts'
import { placeOfSupply } from './placeOfSupply.ts'

const account = {
  BANK_ACCOUNT_NUMBER: '123456789012',
  BANK_NAME: 'Indian Bank',
  BANK_BRANCH: 'Nungambakkam',
  BANK_IFSC: 'IDIB000N042',
}
const production = { APP_MODE: 'production', TOKEN_SECRET: 'a secret of tests, long enough to be taken' }

test.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '33AAAAA0000A1Z9'])(
  'accepts %s as a GSTIN, and no other check digit',
  (text) => {
    expect(isTaxNumber(text)).toBe(true)
    for (const [index, digit] of [...text].entries()) {
      const other = text.slice(0, index) + (digit === '1' ? '2' : '1') + text.slice(index + 1)
      expect([other, isTaxNumber(other)]).toEqual([other, false])
    }
    for (const other of ['', text.slice(0, 14), `${text}0`, ` ${text}`, text.toLowerCase()])
      expect(isTaxNumber(other)).toBe(false)
  },
)

test('the demo has valid tax and bank settings that say DEMO', () => {
  const { taxNumber = '', bankAccount } = readConfig({}).billing
  expect([isTaxNumber(taxNumber), taxNumber]).toEqual([true, expect.stringContaining('DEMO')])
  expect(taxNumber.startsWith(placeOfSupply(office)?.code ?? '-')).toBe(true)
  expect(JSON.stringify(bankAccount)).toMatch(/do not pay.*Demo Bank.*DEMO0/)
})

test('production has the billing settings of its environment and none of the demo', () => {
  expect(readConfig(production).billing).toEqual({ taxNumber: undefined, bankAccount: undefined })
  const given = {
    ...production,
    ...account,
    BANK_ACCOUNT_NAME: 'BNR Private Limited',
    GSTIN: '33AAAAA0000A1Z9',
  }
  expect(readConfig(given).billing).toEqual({
    taxNumber: '33AAAAA0000A1Z9',
    bankAccount: {
      name: 'BNR Private Limited',
      number: '123456789012',
      bank: { name: 'Indian Bank', branch: 'Nungambakkam', ifsc: 'IDIB000N042' },
    },
  })
})

test.each(Object.keys(account))('does not start without %s', (name) => {
  for (const mode of [{}, production])
    expect(() => readConfig({ ...mode, ...account, [name]: '' })).toThrow('are needed together')
})

test.each([
  ['GSTIN', '33AAAAA0000A1Z5'],
  ['GSTIN', '27AAPFU0939F1ZV'],
  ['GSTIN', '33aaaaa0000a1z9'],
  ['BANK_ACCOUNT_NUMBER', '12345678'],
  ['BANK_ACCOUNT_NUMBER', '1234 5678 9012'],
  ['BANK_IFSC', 'IDIB100N042'],
  ['BANK_NAME', ' '],
])('names a malformed %s', (name, value) => {
  expect(() => readConfig({ ...account, [name]: value })).toThrow(name)
})

test.each(['BANK_ACCOUNT_NUMBER', 'BANK_NAME', 'BANK_BRANCH', 'BANK_IFSC'] as const)(
  'refuses %s without the other bank settings',
  (name) => {
    expect(() => readConfig({ [name]: account[name] })).toThrow('are needed together')
  },
)

test('refuses an account holder without an account', () => {
  expect(() => readConfig({ BANK_ACCOUNT_NAME: 'BNR' })).toThrow('are needed together')
})
