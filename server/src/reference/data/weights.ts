import { list, type Row } from '../list.ts'

const lightest = 35
const heaviest = 150

/** Weights in kilograms; code and key are the number. */
export const weights = list(
  Array.from({ length: heaviest - lightest + 1 }, (_, index) => weightRow(lightest + index)),
)

function weightRow(weight: number): Row<{ key: string }> {
  return [weight, `${weight} kg`, { key: String(weight) }]
}
