import { z } from '#schema'
import { profileCard } from '../profiles/card.ts'
import { bnrId, moment } from '../values.ts'
import { wire } from '../wire.ts'
import { closingNames } from './limits.ts'
import { meeting } from './meetings.ts'
import { conversationActions, conversationStates } from './states.ts'

const seq = z.number().int()

export const message = wire('Message of a conversation', {
  seq: ['sq', seq, 'Number of the message within its conversation, from 1'],
  clientId: ['cid', z.uuid().optional(), 'Id that the sender’s browser gave it; own messages only'],
  mine: ['mi', z.boolean(), 'The reader sent it'],
  at: ['at', moment, 'When the service received it'],
  text: ['tx', z.string().optional(), 'The text; missing once it is withdrawn or removed'],
  removed: ['rm', z.enum(['member', 'staff']).optional(), 'Who removed it'],
})
export type Message = z.output<typeof message>

const closing = wire('End of a conversation', {
  mine: ['mi', z.boolean(), 'The reader ended it'],
  text: ['tx', z.enum(closingNames).optional(), 'The closing text that was chosen'],
  at: ['at', moment, 'When it ended'],
  readableUntil: ['ru', moment, 'Until when it can be read'],
})

export const conversation = wire('Conversation', {
  bnrId: ['pid', bnrId, 'BNR ID of the other member'],
  name: ['na', z.string().optional(), 'Name of the other member; missing once the profile is deleted'],
  card: ['tp', profileCard.optional(), 'Card of the other member; missing while it cannot be seen'],
  state: ['st', z.enum(conversationStates), 'State'],
  can: ['can', z.array(z.enum(conversationActions)), 'What the reader can do'],
  openedAt: ['oa', moment, 'When the interest was accepted'],
  lastAt: ['la', moment, 'When the last message was received; without messages, when it opened'],
  last: ['lm', message.optional(), 'The newest message that has not been removed'],
  lastSeq: ['ls', seq, 'Number of the newest message; 0 without messages'],
  readSeq: ['rs', seq, 'Number of the newest message that the reader has read'],
  readUpTo: [
    'rt',
    seq.optional(),
    'Number of the newest message that the other has read, if both have read receipts on',
  ],
  unread: ['ur', seq, 'Number of messages that the reader has not read'],
  turn: ['tn', z.enum(['mine', 'theirs']).optional(), 'Whose turn it is to write; missing without messages'],
  isDue: ['du', z.boolean(), 'The other has waited for an answer for 72 hours; for this reader alone'],
  myWeek: ['mw', moment.optional(), 'The reader asked for a week, until this time'],
  theirWeek: ['tw', moment.optional(), 'The other asked for a week, until this time'],
  meeting: ['mt', meeting.optional(), 'The newest proposal to meet'],
  closing: ['cl', closing.optional(), 'How it ended'],
})
export type Conversation = z.output<typeof conversation>

export const messages = wire('Messages of a conversation', {
  results: ['results', z.array(message), 'Messages in the order in which the service received them'],
  hasOlder: ['ho', z.boolean(), 'There are older messages'],
  removed: ['rm', z.array(seq), 'Numbers of the messages that were withdrawn or removed within a day'],
})
