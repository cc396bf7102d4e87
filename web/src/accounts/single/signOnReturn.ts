import { signOnLanding } from '@bnr/contract/accounts/signOn'
import { replyErrors } from '@bnr/contract/replyErrors'

export type Outcome = { code: string } | { problem: string }

/** How a single sign-on ended, by the part of the address behind the #. The words are ours: an address cannot put any in. */
export function outcomeOf(hash: string): Outcome | undefined {
  const said = new URLSearchParams(hash.replace(/^#/, ''))
  const code = said.get(signOnLanding.code)
  if (code) return { code }
  const problem = said.get(signOnLanding.problem)
  return problem === null ? undefined : { problem: messageOf(problem) }
}

function messageOf(code: string): string {
  const known = code.startsWith('sign_on_') && Object.hasOwn(replyErrors, code)
  return replyErrors[known ? (code as keyof typeof replyErrors) : 'sign_on_failed'].message
}

const key = 'bnr.signOn.wanted'

/** The page that was asked for before the login, kept while the browser is away at the provider. */
export function rememberWanted(page: string | undefined): void {
  if (page) sessionStorage.setItem(key, page)
  else sessionStorage.removeItem(key)
}

export function takeWanted(): string | undefined {
  const page = sessionStorage.getItem(key) ?? undefined
  sessionStorage.removeItem(key)
  return page
}
