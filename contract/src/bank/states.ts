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
    /** Only for a line that has not paid an invoice: a paid invoice remains paid. */
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

/** Tabs of the list. Open lines are Proposed if there is an invoice that fits, otherwise Unmatched. */
export const bankTabs = ['Proposed', 'Unmatched', 'Matched', 'Set aside'] as const
export type BankTab = (typeof bankTabs)[number]
