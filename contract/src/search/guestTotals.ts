import { guestPageSize } from '../pageSizes.ts'

/** Guests see exact totals of no search, or two searches would tell whether one person has an age or a denomination. */
const roundedTo = 10

/** Total that guests receive: tens, rounded down. Below ten it only says how many pages there are. */
export function totalForGuests(total: number): number {
  if (total >= roundedTo) return total - (total % roundedTo)
  if (total === 0) return 0
  return total <= guestPageSize ? guestPageSize : roundedTo - 1
}

export const isFewForGuests = (total: number): boolean => total < roundedTo
