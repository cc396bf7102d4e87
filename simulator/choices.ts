import type { Twist } from './answer.ts'

/** What a payer or tester can do on the bank's page. */
export type Choice = Readonly<{
  label: string
  /** New status of the order; absent if it does not change. */
  becomes?: string
  message?: string
  /** The browser stays on the bank's page; otherwise it returns to the shop. */
  stays?: 'for good' | 'for a while'
  /** How the response differs from the order. */
  twist?: Twist
  /** The bank takes one rupee more than requested. */
  moreTaken?: boolean
  /** The shop also receives the same response directly, at the same time. */
  twice?: boolean
}>

export const everyday = {
  pay: { label: 'Pay', becomes: 'Shipped' },
  decline: { label: 'Decline', becomes: 'Unsuccessful', message: 'Declined by the bank' },
  abort: { label: 'Cancel and go back', becomes: 'Aborted' },
  close: { label: 'Pay, then close the window', becomes: 'Shipped', stays: 'for good' },
} as const satisfies Record<string, Choice>

export const forTesters = {
  twice: { label: 'Pay, answer twice', becomes: 'Shipped', twice: true },
  late: { label: 'Pay, answer late', becomes: 'Awaited', stays: 'for a while' },
  awaiting: { label: 'Answer that the payment is awaited', becomes: 'Awaited' },
  otherAmount: { label: 'Pay one rupee more', becomes: 'Shipped', moreTaken: true },
  otherOrder: { label: 'Answer success for another order', twist: { orderId: 'another', status: 'Shipped' } },
  otherKey: {
    label: 'Answer success with another key',
    twist: { workingKey: 'FEDCBA9876543210FEDCBA9876543210', status: 'Shipped' },
  },
} as const satisfies Record<string, Choice>

const choices = new Map<string, Choice>(Object.entries({ ...everyday, ...forTesters }))

export const choiceOf = (name: string | null): Choice | undefined => choices.get(name ?? '')
