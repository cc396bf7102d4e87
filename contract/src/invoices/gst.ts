/** Tax on what is sold, of a hundred. */
export const gstPercent = 18
