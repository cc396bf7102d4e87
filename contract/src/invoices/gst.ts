/** Goods and services tax on plans, in percent. */
export const gstPercent = 18
