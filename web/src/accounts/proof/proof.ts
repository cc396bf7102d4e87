import { settingsMessages } from '@bnr/contract/accounts/settings'
import { codeMissing } from '@bnr/contract/accounts/sixDigits'
import type { FormErrors } from '../../platform/formErrors.ts'

/** How a member shows once more who they are: the password, or a code sent to their number, once they ask for one. */
export interface Proof {
  currentPassword: string
  code?: string | undefined
}

export const noProof: Proof = { currentPassword: '' }

/** What is sent of it: one of the two. */
export const proofOf = ({ currentPassword, code }: Proof) =>
  code === undefined ? { currentPassword } : { code }

/** What is missing, by field. */
export function checkProof({ currentPassword, code }: Proof): FormErrors {
  if (code === undefined) return currentPassword ? {} : { currentPassword: settingsMessages.proofMissing }
  return /^\d{6}$/.test(code) ? {} : { code: codeMissing }
}
