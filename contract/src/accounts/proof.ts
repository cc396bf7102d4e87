import { z } from '#schema'

/** Hours after a change of mobile number during which a code sent to it is no proof of identity (decisions, section 2). */
export const proofHours = 24

export const wrongCode = 'Incorrect or expired code'
export const enteredCode = z.string().regex(/^\d{6}$/, wrongCode)

const currentPassword = z.string().max(200).optional()

/** Proof of identity for calls that must be safe from a stolen session: the current password or a code. */
export const proofFields = {
  currentPassword: ['cpwd', currentPassword, 'Current password'],
  code: [
    'otp',
    enteredCode.optional(),
    'In place of the password: a code sent to the verified mobile number of the member',
  ],
} as const

/** The same proof, for a form that also has a code for a new number. */
export const proofWithNewCode = {
  currentPassword: proofFields.currentPassword,
  code: [
    'cotp',
    enteredCode.optional(),
    'In place of the password: a code sent to the current verified mobile number',
  ],
} as const
