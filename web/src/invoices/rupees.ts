const withPaise = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })
const whole = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 })

/** '₹10,030', and the paise where there are any. */
export const rupeesShown = (rupees: number): string =>
  (Number.isInteger(rupees) ? whole : withPaise).format(rupees)
