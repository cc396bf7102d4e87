import { z } from '#schema'
import { endpoint } from '../endpoint.ts'
import { wire } from '../wire.ts'

export const countUnreadConversations = endpoint({
  permission: 'conversations.own',
  path: '/conversations/unread',
  summary: 'How many conversations have messages that the member has not read',
  reply: wire('Unread conversations', {
    count: ['result', z.number().int(), 'Number of conversations with unread messages'],
  }),
})
