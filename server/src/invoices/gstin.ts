const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
/** State, permanent account number, registration within the state, Z, check digit. */
const shape = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/

/** Whether a text can be a GSTIN, including its check digit. */
export const isTaxNumber = (text: string): boolean => shape.test(text) && text.at(-1) === checkDigit(text)

/** Doubles every second digit in base 36 and adds up the digits of the products. */
function checkDigit(text: string): string {
  const sum = [...text.slice(0, 14)].reduce((total, digit, index) => {
    const product = digits.indexOf(digit) * (index % 2 === 0 ? 1 : 2)
    return total + Math.floor(product / 36) + (product % 36)
  }, 0)
  return digits.charAt((36 - (sum % 36)) % 36)
}
