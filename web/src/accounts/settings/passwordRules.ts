import { passwordPattern } from '@bnr/contract/accounts/password'
import { settingsMessages } from '@bnr/contract/accounts/settings'
import type { FormErrors } from '../../platform/formErrors.ts'
import { checkProof, noProof, type Proof } from '../proof/proof.ts'

export interface PasswordValues extends Proof {
  password: string
  again: string
}

export const emptyPasswords: PasswordValues = { ...noProof, password: '', again: '' }

const { passwordEmpty, passwordRule, passwordsDiffer } = settingsMessages

function checkNew(password: string): string | undefined {
  if (!password) return passwordEmpty
  return passwordPattern.test(password) ? undefined : passwordRule
}

function checkAgain({ password, again }: PasswordValues): string | undefined {
  if (!again) return passwordEmpty
  return again === password ? undefined : passwordsDiffer
}

export function checkPasswords(values: PasswordValues): FormErrors {
  const password = checkNew(values.password)
  const again = checkAgain(values)
  return { ...checkProof(values), ...(password && { password }), ...(again && { again }) }
}
