import { list, type PlainRow } from '../list.ts'

const oldest = 70

/** Ages in completed years for the search pickers and preferences; the code is the age. */
export const ages = agesFrom(18)
export const girlsAges = agesFrom(18)
export const boysAges = agesFrom(21)

function agesFrom(youngest: number) {
  const rows = Array.from({ length: oldest - youngest + 1 }, (_, index): PlainRow => {
    const age = youngest + index
    return [age, String(age)]
  })
  return list(rows)
}
