/** Most promoted profiles above the first page of a search. */
export const maxFeatured = 3
