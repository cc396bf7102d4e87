import { office } from '@bnr/contract/reference/office'
import { z } from 'zod'

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
/** State, permanent account number, registration within the state, Z, check digit. */
const shape = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/

/** Whether a text can be a GSTIN, including its check digit. */
export const isTaxNumber = (text: string): boolean => shape.test(text) && text.at(-1) === checkDigit(text)

/** Doubles every second digit in base 36 and adds up the digits of the products. */
function checkDigit(text: string): string {
  const sum = [...text.slice(0, 14)].reduce((total, digit, index) => {
    const product = digits.indexOf(digit) * (index % 2 === 0 ? 1 : 2)
    return total + Math.floor(product / 36) + (product % 36)
  }, 0)
  return digits.charAt((36 - (sum % 36)) % 36)
}

const text = z.string().trim().min(2).max(80)

export const billingSettings = {
  SERVICES_ACCOUNTING_CODE: z
    .string()
    .regex(/^\d{4,8}$/)
    .default('999799')
    .describe('SAC on invoices; 999799 is other services, not elsewhere classified'),
  GSTIN: z
    .string()
    .refine(isTaxNumber, 'A GSTIN is 15 letters and digits, the last of which checks the others')
    .refine(
      (given) => given.startsWith(office.taxStateCode),
      `Our office is in ${office.state}, whose GSTINs begin with ${office.taxStateCode}`,
    )
    .optional()
    .describe(
      'Our GSTIN, of the state of our office; without it production issues no invoices. The demo has its own',
    ),
  BANK_ACCOUNT_NAME: text.optional().describe('Holder of the account for transfers; our name by default'),
  BANK_ACCOUNT_NUMBER: z
    .string()
    .regex(/^\d{9,18}$/, 'An account number is 9 to 18 digits')
    .optional()
    .describe(
      'Account for transfers, shown at checkout; needs the three settings below. Without them production offers no transfers',
    ),
  BANK_NAME: text.optional().describe('Bank of this account'),
  BANK_BRANCH: text.optional().describe('Branch of this account'),
  BANK_IFSC: z
    .string()
    .regex(/^[A-Z]{4}0[0-9A-Z]{6}$/, 'An IFSC is four letters, a zero, and six letters or digits')
    .optional()
    .describe('IFSC of this branch'),
} as const

/** Obviously false values, so that nobody sends money to a demo. */
const demo = {
  taxNumber: '33DEMOP0000A1ZE',
  bankAccount: {
    name: 'Demo account, do not pay',
    number: '000000000000',
    bank: { name: 'Demo Bank', branch: 'Demo branch', ifsc: 'DEMO0000000' },
  },
}

type SettingsInput = z.infer<z.ZodObject<typeof billingSettings>>

declare module '../platform/settings.ts' {
  interface Settings {
    readonly servicesAccountingCode: string
    readonly billing: ReturnType<typeof billingOf>
  }
}

export function billingOf(given: SettingsInput, production: boolean) {
  const initial = production ? { taxNumber: undefined, bankAccount: undefined } : demo
  return {
    taxNumber: given.GSTIN ?? initial.taxNumber,
    bankAccount: accountOf(given) ?? initial.bankAccount,
  }
}

/** Requires all four settings or none: money sent to an incomplete account number is lost. */
function accountOf(given: SettingsInput) {
  const { BANK_ACCOUNT_NUMBER: number, BANK_NAME: name, BANK_BRANCH: branch, BANK_IFSC: ifsc } = given
  if (!number && !name && !branch && !ifsc && !given.BANK_ACCOUNT_NAME) return undefined
  if (!number || !name || !branch || !ifsc) {
    throw new Error(
      'Wrong configuration: BANK_ACCOUNT_NUMBER, BANK_NAME, BANK_BRANCH and BANK_IFSC are needed together',
    )
  }
  return { name: given.BANK_ACCOUNT_NAME, number, bank: { name, branch, ifsc } }
}
