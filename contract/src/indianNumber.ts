/** Formats a whole number with Indian grouping: 12,34,567. */
export const indianNumber = (whole: number): string => String(whole).replace(/(\d)(?=(\d\d)+\d$)/g, '$1,')
