import { z } from '#schema'

export const codeLength = 6
export const codeMissing = 'Enter the 6 digit code'

/** A code from an SMS or an authenticator app. */
export const sixDigits = z.string().regex(/^\d{6}$/, codeMissing)
