import { z } from '#schema'
import { endpoint } from '../endpoint.ts'
import { pageOf, pageQuery } from '../page.ts'
import { bnrId, count, paragraph, wholeNumber } from '../values.ts'
import { wire } from '../wire.ts'
import { closingNames, messageLimits } from './limits.ts'
import { conversation, message, messages } from './schemas.ts'

const own = { permission: 'conversations.own' } as const
const withOther = { ...own, params: z.object({ pid: bnrId }) } as const
const seq = wholeNumber(1)

export const readConversations = endpoint({
  ...own,
  path: '/conversations',
  summary: 'Conversations of the member, the newest first',
  query: z.object(pageQuery()),
  reply: pageOf('conversations', conversation),
})

export const readConversation = endpoint({
  ...withOther,
  path: '/conversations/:pid',
  summary: 'The conversation with another member',
  reply: conversation,
})

export const readMessages = endpoint({
  ...withOther,
  path: '/conversations/:pid/messages',
  summary: 'The newest messages, those after a number, or those before one; at most 50',
  query: z.object({ after: wholeNumber().optional(), before: seq.optional() }),
  reply: messages,
})

/** The client id makes a repeated request the same message. */
export const sendMessage = endpoint({
  ...withOther,
  method: 'POST',
  path: '/conversations/:pid/messages',
  summary: 'Send a message to another member',
  body: wire('New message', {
    clientId: ['cid', z.uuid(), 'Id from the browser; sending it again sends nothing more'],
    text: ['tx', paragraph(messageLimits.characters, 'Write a message first'), 'The text'],
  }),
  reply: message,
  limit: { requests: 120 },
})

export const markConversationRead = endpoint({
  ...withOther,
  method: 'POST',
  path: '/conversations/:pid/read',
  summary: 'Mark the messages up to this one as read',
  body: wire('Read mark', { seq: ['sq', count(1, 2_147_483_647), 'Number of the newest message read'] }),
})

export const withdrawMessage = endpoint({
  ...own,
  method: 'DELETE',
  path: '/conversations/:pid/messages/:seq',
  summary: 'Withdraw an own message within 15 minutes, read or not',
  params: z.object({ pid: bnrId, seq }),
})

export const needWeek = endpoint({
  ...withOther,
  method: 'POST',
  path: '/conversations/:pid/week',
  summary: 'Let the other member know, once, that an answer needs a week',
})

export const closeConversation = endpoint({
  ...withOther,
  method: 'POST',
  path: '/conversations/:pid/close',
  summary: 'Close a conversation with one of the fixed texts',
  body: wire('Closing', { text: ['tx', z.enum(closingNames), 'Which text the other member reads'] }),
})

/** Recorded as if the other member had viewed the number. */
export const sharePhone = endpoint({
  ...withOther,
  method: 'POST',
  path: '/conversations/:pid/phone',
  summary: 'Share the own phone number; uses a contact of the other’s plan, else of the own',
})
