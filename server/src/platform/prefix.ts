/** The pattern of `like` for texts that begin so, whatever their case; what a pattern means by a sign of its own is taken literally. */
export const startOf = (value: string) => `${value.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
