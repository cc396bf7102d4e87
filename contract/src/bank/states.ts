import type { StateMachine } from '../stateMachine.ts'

const states = ['Open', 'Matched', 'Set aside'] as const
export type BankLineState = (typeof states)[number]

const byFinance = { permission: 'payments.match' } as const

/** A credit on a bank statement. A matched line belongs to one invoice or to one settlement of the gateway. */
export const bankLineMachine = {
  subject: 'bank line',
  states,
  actions: {
    match: { ...byFinance, from: ['Open'], to: 'Matched', audit: 'bank line match' },
    /** Only a line that paid nothing: what it paid stays paid. */
    unmatch: { ...byFinance, from: ['Matched'], to: 'Open', audit: 'bank line unmatch' },
    setAside: {
      ...byFinance,
      from: ['Open'],
      to: 'Set aside',
      reason: 'required',
      audit: 'bank line set aside',
    },
    takeUp: { ...byFinance, from: ['Set aside'], to: 'Open', audit: 'bank line taken up' },
  },
} as const satisfies StateMachine<BankLineState>

/** What the list shows: open lines are apart by whether an invoice is proposed for them. */
export const bankTabs = ['Proposed', 'Unmatched', 'Matched', 'Set aside'] as const
export type BankTab = (typeof bankTabs)[number]
