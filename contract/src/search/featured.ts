/** How many profiles stand above the first page of a search. */
export const mostFeatured = 3
