import { type FigureName, isRevenue } from '@bnr/contract/figures/figures'
import { indianNumber } from '@bnr/contract/indianNumber'
import { paiseOfMany, rupeesShown } from '@bnr/contract/money'

const signed = (number: number) => `${number < 0 ? '−' : ''}${indianNumber(Math.abs(number))}`

/** Formats a count, or an amount in whole rupees. */
export const shownAs = (name: FigureName) =>
  isRevenue(name) ? (amount: number) => rupeesShown(paiseOfMany(Math.round(amount / 100) * 100)) : signed

/** The change against the period before, such as "+12%"; undefined when that period was zero. */
export function changeShown(current: number, before: number): string | undefined {
  if (before <= 0) return undefined
  const percent = Math.round(((current - before) / before) * 100)
  return `${percent > 0 ? '+' : percent < 0 ? '−' : '±'}${indianNumber(Math.abs(percent))}%`
}

export const totalOf = (
  parts: readonly { current: number; before: number; ever?: number | undefined }[],
) => ({
  current: sum(parts.map(({ current }) => current)),
  before: sum(parts.map(({ before }) => before)),
  ever: sum(parts.map(({ ever = 0 }) => ever)),
})

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
