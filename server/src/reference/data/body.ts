import { heightFeet } from '@bnr/contract/profiles/height'
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

const lightest = 35
const heaviest = 150

/** Weights in kilograms; code and key are the number. */
export const weights = list(
  Array.from({ length: heaviest - lightest + 1 }, (_, index) => weightRow(lightest + index)),
)

function weightRow(weight: number): Row<{ key: string }> {
  return [weight, `${weight} kg`, { key: String(weight) }]
}

/** Build, as families describe it. Codes are stored: never change or reuse one. */
export const bodyTypes = list([
  [1, 'Slim'],
  [2, 'Average'],
  [3, 'Athletic'],
  [4, 'Heavy'],
])

/** Complexion, as families describe it. Codes are stored: never change or reuse one. */
export const complexions = list([
  [1, 'Very Fair'],
  [2, 'Fair'],
  [3, 'Wheatish'],
  [4, 'Wheatish Brown'],
  [5, 'Brown'],
  [6, 'Dark'],
  [7, 'Prefer not to say'],
])

/** Physical statuses. Codes are stored: never change or reuse one. */
export const physicalStatuses = list([
  [1, 'Normal'],
  [2, 'Physically Challenged'],
  [3, 'Hearing Impaired'],
  [4, 'Speech Impaired'],
  [5, 'Visually Impaired'],
  [6, 'Other Disability'],
])
