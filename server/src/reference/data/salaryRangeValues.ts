import { list, type Row } from '../list.ts'

const lakh = 100_000
const boundsInLakhs = [0, 1, 2, 3, 4, 5, 7, 10, 15, 20, 25, 30, 40, 50, 75, 100]

/** Bounds of annual income for the search pickers; the key is the amount in rupees. */
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
