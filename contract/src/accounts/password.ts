import { z } from '#schema'

export const passwordEmpty = 'Password cannot be empty'
export const passwordRule = 'Password should contain 6 - 10 characters, atleast 1 number & 1 letter'

/** 6 to 50 letters, digits and listed symbols, with at least one letter and one digit (specification 1, section 5). */
export const passwordPattern = /^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d!@#$%^&*()_+=[\]{};:'",.<>/?\\|`~-]{6,50}$/

export const password = z
  .string({ error: passwordEmpty })
  .min(1, passwordEmpty)
  .regex(passwordPattern, passwordRule)

export const staffPasswordRule = 'Password should contain 12 - 50 characters, at least 1 number & 1 letter'

export const staffPassword = z
  .string({ error: passwordEmpty })
  .min(1, passwordEmpty)
  .min(12, staffPasswordRule)
  .regex(passwordPattern, staffPasswordRule)
