import { heightFeet } from '@bnr/contract/profiles/basic'
import { list, type Row } from '../list.ts'

const shortest = heightFeet.from * 12
const tallest = heightFeet.to * 12 + 11
const centimetresInAnInch = 2.54

/** Every height that a profile can have; the code is the height in inches. */
export const heights = list(
  Array.from({ length: tallest - shortest + 1 }, (_, index) => heightRow(shortest + index)),
)

function heightRow(total: number): Row<{ feet: number; inches: number }> {
  const feet = Math.floor(total / 12)
  const inches = total % 12
  const centimetres = Math.round(total * centimetresInAnInch)
  return [total, `${feet} ft ${inches} in (${centimetres} cm)`, { feet, inches }]
}
