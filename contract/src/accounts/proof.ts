import { z } from '#schema'

/** How long a new number proves nothing yet, in hours (decisions, section 2). */
export const proofHours = 24

export const wrongCode = 'Incorrect or expired code'
export const enteredCode = z.string().regex(/^\d{6}$/, wrongCode)

const currentPassword = z.string().max(200).optional()

/** Whoever asks for what a stolen session must not give shows once more who they are, one way or the other. */
export const proofFields = {
  currentPassword: ['cpwd', currentPassword, 'Current password'],
  code: ['otp', enteredCode.optional(), 'Or the code just sent to the own, verified mobile number'],
} as const

/** The same where the form carries a code for a new number as well. */
export const proofBesideNewCode = {
  currentPassword: proofFields.currentPassword,
  code: ['cotp', enteredCode.optional(), 'Or the code just sent to the present, verified mobile number'],
} as const
