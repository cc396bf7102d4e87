/** The pattern of `like` for texts that start with `value`, regardless of case. Wildcards in `value` are escaped. */
export const startOf = (value: string) => `${value.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
