import { settingsMessages } from '@bnr/contract/accounts/settings'
import type { Problems } from '../useSubmission.ts'

/** How a member shows once more who they are: the password, or a code sent to their number. */
export type Proof = { currentPassword: string } | { code: string }

export function checkProof(proof: Proof): Problems {
  if ('currentPassword' in proof)
    return proof.currentPassword ? {} : { currentPassword: settingsMessages.proofMissing }
  return /^\d{6}$/.test(proof.code) ? {} : { code: 'Enter the 6 digit code' }
}
