import type { Way } from './transitions.ts'

/** Finance matches each bank line once; what a line paid stays paid. */
const byFinance = { who: 'finance_admin', reason: 'never', message: '' }
export const specifiedBankLines: Readonly<Record<string, Way>> = {
  match: { ...byFinance, from: 'Open', to: 'Matched' },
  unmatch: { ...byFinance, from: 'Matched', to: 'Open' },
  setAside: { ...byFinance, from: 'Open', to: 'Set aside', reason: 'staff' },
  takeUp: { ...byFinance, from: 'Set aside', to: 'Open' },
}
