/** States of a conversation, as both members see them. */
export const conversationStates = ['open', 'waiting', 'closed', 'blocked'] as const
type ConversationState = (typeof conversationStates)[number]

/** What a member can do in a conversation. */
export const conversationActions = [
  'read',
  'write',
  'withdraw',
  'week',
  'close',
  'sharePhone',
  'report',
  'meet',
] as const
export type ConversationAction = (typeof conversationActions)[number]

type Situation = { state: ConversationState; can: readonly ConversationAction[] }

/**
 * What a member can do, by the situation of the pair from this member's side. Somebody who cannot read gets 404, as if
 * there were no conversation.
 */
const situations = {
  open: {
    state: 'open',
    can: ['read', 'write', 'withdraw', 'week', 'close', 'sharePhone', 'report', 'meet'],
  },
  /** The other profile is deactivated. */
  waiting: { state: 'waiting', can: ['read', 'withdraw', 'close', 'report'] },
  /** A member closed it, or one of the profiles is settled or deleted. */
  closed: { state: 'closed', can: ['read', 'report'] },
  /** This member has blocked the other. */
  blocking: { state: 'blocked', can: ['read', 'report'] },
  /** The other has blocked this member. */
  blocked: { state: 'blocked', can: [] },
  /** It ended too long ago to be read. */
  over: { state: 'closed', can: [] },
} as const satisfies Record<string, Situation>
export type SituationName = keyof typeof situations

export const situationOf = (name: SituationName): Situation => situations[name]
