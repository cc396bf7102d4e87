import { list, type Row } from '../list.ts'

/** Employment types. 'Not Working' hides the fields about work. Codes are stored: never change or reuse one. */
export const employmentTypes = list([
  [1, 'Private Sector'],
  [2, 'Government'],
  [3, 'Public Sector'],
  [4, 'Defence'],
  [5, 'Business'],
  [6, 'Self Employed'],
  [7, 'Church / Mission'],
  [8, 'Non-Profit Organisation'],
  [9, 'Not Working'],
])

/**
 * Annual income, limits in rupees; the highest range has no upper limit. Codes are stored: never change or reuse one.
 */
export const salaryRanges = list<{ from: number; to?: number }>([
  [1, 'Below Rs. 1 Lakh', { from: 0, to: 100_000 }],
  [2, 'Rs. 1 - 2 Lakhs', { from: 100_000, to: 200_000 }],
  [3, 'Rs. 2 - 3 Lakhs', { from: 200_000, to: 300_000 }],
  [4, 'Rs. 3 - 4 Lakhs', { from: 300_000, to: 400_000 }],
  [5, 'Rs. 4 - 5 Lakhs', { from: 400_000, to: 500_000 }],
  [6, 'Rs. 5 - 7 Lakhs', { from: 500_000, to: 700_000 }],
  [7, 'Rs. 7 - 10 Lakhs', { from: 700_000, to: 1_000_000 }],
  [8, 'Rs. 10 - 15 Lakhs', { from: 1_000_000, to: 1_500_000 }],
  [9, 'Rs. 15 - 20 Lakhs', { from: 1_500_000, to: 2_000_000 }],
  [10, 'Rs. 20 - 25 Lakhs', { from: 2_000_000, to: 2_500_000 }],
  [11, 'Rs. 25 - 30 Lakhs', { from: 2_500_000, to: 3_000_000 }],
  [12, 'Rs. 30 - 40 Lakhs', { from: 3_000_000, to: 4_000_000 }],
  [13, 'Rs. 40 - 50 Lakhs', { from: 4_000_000, to: 5_000_000 }],
  [14, 'Rs. 50 - 75 Lakhs', { from: 5_000_000, to: 7_500_000 }],
  [15, 'Rs. 75 Lakhs - 1 Crore', { from: 7_500_000, to: 10_000_000 }],
  [16, 'Rs. 1 Crore and above', { from: 10_000_000 }],
])

const lakh = 100_000
const boundsInLakhs = [0, 1, 2, 3, 4, 5, 7, 10, 15, 20, 25, 30, 40, 50, 75, 100]

/** Limits of annual income for the search pickers. The key is the amount in rupees. */
export const salaryRangeValues = list(
  boundsInLakhs.map(
    (lakhs, index): Row<{ key: string }> => [index + 1, labelOf(lakhs), { key: String(lakhs * lakh) }],
  ),
)

function labelOf(lakhs: number): string {
  if (lakhs === 0) return 'Rs. 0'
  if (lakhs === 100) return 'Rs. 1 Crore'
  return lakhs === 1 ? 'Rs. 1 Lakh' : `Rs. ${lakhs} Lakhs`
}
