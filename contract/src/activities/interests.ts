import type { NotificationKind } from '../messages/kinds.ts'

/** How an interest stands: whoever received it answers. */
export const interestStates = ['Pending', 'Accepted', 'Declined'] as const
export type InterestState = (typeof interestStates)[number]

type Answer = {
  from: readonly InterestState[]
  to: InterestState
  message: string
  /** What the sender, and the one who answers, are told. */
  tells?: { sender: NotificationKind; receiver: NotificationKind }
}

/**
 * The answers to an interest. Whoever declined may think again; an accepted interest stays, since the other has been
 * told. That one was declined is seen in the list of expressed interests alone: nobody is rung up to hear it.
 */
export const interestAnswers = {
  accept: {
    from: ['Pending', 'Declined'],
    to: 'Accepted',
    message: 'Interest accepted',
    tells: { sender: 'interestAccepted', receiver: 'interestMutual' },
  },
  decline: {
    from: ['Pending'],
    to: 'Declined',
    message: 'Interest declined',
  },
} as const satisfies Record<string, Answer>
export type InterestAnswer = keyof typeof interestAnswers
export const interestAnswerNames = Object.keys(interestAnswers) as InterestAnswer[]
export const interestAnswerOf = (name: InterestAnswer): Answer => interestAnswers[name]
