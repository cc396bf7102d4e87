import { escaped } from './page.ts'

/** Renders a list of names and values, without empty values. */
export function facts(lines: readonly (readonly [name: string, value: string, look?: string])[]): string {
  const rows = lines
    .filter(([, value]) => value)
    .map(([name, value, look = '']) => `<dt>${name}</dt><dd class="${look}">${escaped(value)}</dd>`)
  return `<dl>${rows.join('\n')}</dl>`
}

/** Formats an amount: '₹10,030.00'. */
export const rupees = (amount: string): string =>
  Number(amount).toLocaleString('en-IN', { style: 'currency', currency: 'INR' })
