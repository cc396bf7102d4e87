/** Most rows of a page (decisions, section 1). */
export const largestPage = 50
export const pageSize = 10
export const guestPageSize = 5
/** Last page that guests can read; pages start at 0. */
export const lastGuestPage = 2
