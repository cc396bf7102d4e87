import { CallError } from '@bnr/contract/client'

/** What the server requires after the first factor of a login. */
export interface FactorDue {
  /** Sent back with the factor. */
  challenge: string
  /** True if the account has no second factor yet, so that this login must set one up. */
  setUp: boolean
}

export function factorDueIn(error: unknown): FactorDue | undefined {
  if (!(error instanceof CallError) || !error.challenge) return undefined
  const setUp = error.code === 'second_factor_setup_required'
  return setUp || error.code === 'second_factor_required' ? { challenge: error.challenge, setUp } : undefined
}

/** Returns the message for the code field if the code was wrong. */
export const wrongCode = (error: unknown): { code?: string } =>
  error instanceof CallError && error.code === 'incorrect_second_factor' ? { code: error.message } : {}

/** Whether the challenge was used or is too old, so that a new one is needed. */
export const isExpired = (error: unknown): boolean =>
  error instanceof CallError && error.code === 'second_factor_expired'
