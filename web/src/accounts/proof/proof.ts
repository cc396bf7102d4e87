import { settingsMessages } from '@bnr/contract/accounts/settings'

/** How a member shows once more who they are: the password, or a code sent to their number. */
export type Proof = { currentPassword: string } | { code: string }

export const noProof: Proof = { currentPassword: '' }

/** What is missing, by field. */
export function checkProof(proof: Proof): Readonly<Record<string, string>> {
  if ('currentPassword' in proof)
    return proof.currentPassword ? {} : { currentPassword: settingsMessages.proofMissing }
  return /^\d{6}$/.test(proof.code) ? {} : { code: 'Enter the 6 digit code' }
}
