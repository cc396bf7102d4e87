import { settingsMessages } from '@bnr/contract/accounts/settings'

/** Text, @, domain and an ending, as a mail server would take it; the server has the last word. */
const pattern = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)*\.[a-z]{2,}$/i

export function checkEmail(address: string): string | undefined {
  if (!address) return settingsMessages.emailEmpty
  return pattern.test(address) ? undefined : settingsMessages.emailInvalid
}
