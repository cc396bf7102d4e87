import { CallError } from '@bnr/contract/client'

/** What the server asks for after the first factor of a login. */
export interface FactorDue {
  /** Goes back with the factor. */
  challenge: string
  /** The account has no second factor yet: the login sets one up. */
  setUp: boolean
}

export function factorDueIn(error: unknown): FactorDue | undefined {
  if (!(error instanceof CallError) || !error.challenge) return undefined
  const setUp = error.code === 'second_factor_setup_required'
  return setUp || error.code === 'second_factor_required' ? { challenge: error.challenge, setUp } : undefined
}

/** What a form shows at its field for a wrong code. */
export const wrongCode = (error: unknown): { code?: string } =>
  error instanceof CallError && error.code === 'incorrect_second_factor' ? { code: error.message } : {}

/** The challenge was used or is too old: only a new one helps. */
export const isExpired = (error: unknown): boolean =>
  error instanceof CallError && error.code === 'second_factor_expired'
