import type { Forgery } from './answer.ts'

/** What a payer or tester can do on the bank's page. */
export type Choice = Readonly<{
  label: string
  /** New status of the order; absent if it does not change. */
  newStatus?: string
  message?: string
  /** The browser stays on the bank's page; otherwise it returns to the shop. */
  stays?: 'for good' | 'for a while'
  /** How the response differs from the order. */
  forgery?: Forgery
  /** The bank takes one rupee more than requested. */
  chargesMore?: boolean
  /** The shop also receives the same response directly, at the same time. */
  twice?: boolean
}>

export const payerChoices = {
  pay: { label: 'Pay', newStatus: 'Shipped' },
  decline: { label: 'Decline', newStatus: 'Unsuccessful', message: 'Declined by the bank' },
  abort: { label: 'Cancel and go back', newStatus: 'Aborted' },
  close: { label: 'Pay, then close the window', newStatus: 'Shipped', stays: 'for good' },
} as const satisfies Record<string, Choice>

export const testerChoices = {
  twice: { label: 'Pay, answer twice', newStatus: 'Shipped', twice: true },
  late: { label: 'Pay, answer late', newStatus: 'Awaited', stays: 'for a while' },
  awaiting: { label: 'Answer that the payment is awaited', newStatus: 'Awaited' },
  otherAmount: { label: 'Pay one rupee more', newStatus: 'Shipped', chargesMore: true },
  otherOrder: {
    label: 'Answer success for another order',
    forgery: { orderId: 'another', status: 'Shipped' },
  },
  otherKey: {
    label: 'Answer success with another key',
    forgery: { workingKey: 'FEDCBA9876543210FEDCBA9876543210', status: 'Shipped' },
  },
} as const satisfies Record<string, Choice>

const choices = new Map<string, Choice>(Object.entries({ ...payerChoices, ...testerChoices }))

export const choiceOf = (name: string | null): Choice | undefined => choices.get(name ?? '')
