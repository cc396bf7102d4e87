import type { NotificationKind } from '../messages/kinds.ts'

/** States of an interest. The member who received it accepts or declines. */
export const interestStates = ['Pending', 'Accepted', 'Declined'] as const
export type InterestState = (typeof interestStates)[number]

type Answer = {
  from: readonly InterestState[]
  to: InterestState
  message: string
  /** Notifications to the member who sent the interest and to the member who answers. */
  tells?: { sender: NotificationKind; receiver: NotificationKind }
}

/**
 * The answers to an interest. A member who declined may still accept later. An accepted interest stays accepted, because
 * the sender has been notified. Declining sends no notification: the sender sees it in the list of expressed interests.
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
