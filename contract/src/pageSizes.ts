/** Most rows of a page (decisions, section 1). */
export const largestPage = 50
export const pageSize = 10
export const guestPageSize = 5
/** Guests may read pages 0 to 2. */
export const lastGuestPage = 2
