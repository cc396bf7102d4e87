import { signOnLanding } from '@bnr/contract/accounts/signOn'
import { replyErrors } from '@bnr/contract/replyErrors'

export type Outcome = { code: string } | { problem: string }

/**
 * Reads how a single sign-on ended from the address's hash. The messages are our own, so that an address cannot
 * inject text.
 */
export function outcomeOf(hash: string): Outcome | undefined {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''))
  const code = parameters.get(signOnLanding.code)
  if (code) return { code }
  const problem = parameters.get(signOnLanding.problem)
  return problem === null ? undefined : { problem: messageOf(problem) }
}

function messageOf(code: string): string {
  const known = code.startsWith('sign_on_') && Object.hasOwn(replyErrors, code)
  return replyErrors[known ? (code as keyof typeof replyErrors) : 'sign_on_failed'].message
}

const key = 'bnr.signOn.wanted'

/** Stores the wanted page while the browser is at the provider. */
export function rememberWanted(page: string | undefined): void {
  if (page) sessionStorage.setItem(key, page)
  else sessionStorage.removeItem(key)
}

export function takeWanted(): string | undefined {
  const page = sessionStorage.getItem(key) ?? undefined
  sessionStorage.removeItem(key)
  return page
}
