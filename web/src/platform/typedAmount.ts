import { type Paise, paiseOf } from '@bnr/contract/money'

/** Rupees as people type them, '1000' or '1000.50'; undefined for anything else. */
export const typedAmount = (text: string): Paise | undefined =>
  /^\d{1,8}(\.\d{1,2})?$/.test(text.trim()) ? paiseOf(Number(text)) : undefined

export const enterTypedAmount = 'Enter an amount in rupees, such as 1000 or 1000.50'
