/** The source of a pattern that takes the alternatives as words of their own, in whatever alphabet. */
export const wholeWord = (alternatives: string) => `(?<![\\p{L}\\p{N}])(?:${alternatives})(?![\\p{L}\\p{N}])`
