import { settingsMessages } from '@bnr/contract/accounts/settings'
import { codeMissing } from '@bnr/contract/accounts/sixDigits'
import type { FormErrors } from '../../platform/formErrors.ts'

/**
 * How members confirm their identity: by password, or by a code sent to their number. `code` is defined once they
 * choose the code.
 */
export interface Proof {
  currentPassword: string
  code?: string | undefined
}

export const noProof: Proof = { currentPassword: '' }

/** Returns the one of the two that is sent. */
export const proofOf = ({ currentPassword, code }: Proof) =>
  code === undefined ? { currentPassword } : { code }

export function checkProof({ currentPassword, code }: Proof): FormErrors {
  if (code === undefined) return currentPassword ? {} : { currentPassword: settingsMessages.proofMissing }
  return /^\d{6}$/.test(code) ? {} : { code: codeMissing }
}
