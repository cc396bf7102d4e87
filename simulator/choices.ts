import type { Twist } from './answer.ts'

/** What somebody at the bank's page can do. */
export type Choice = Readonly<{
  label: string
  /** What the order becomes; it stays as it is where this is not given. */
  becomes?: string
  message?: string
  /** Whether the browser stays with the bank; it goes back to the shop unless given. */
  stays?: 'for good' | 'for a while'
  /** How the answer differs from the truth. */
  twist?: Twist
  /** The bank took more than it was asked for. */
  moreTaken?: boolean
  /** The same answer reaches the shop by another way at the same time. */
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
