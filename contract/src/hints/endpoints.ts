import { z } from '#schema'
import { endpoint } from '../endpoint.ts'
import { bnrId } from '../values.ts'
import { wire } from '../wire.ts'

/** Says what to read again, and never contains a text. Without a BNR ID it means everything that hints are about. */
const hint = wire('Hint', {
  bnrId: ['pid', bnrId.optional(), 'BNR ID of the other member of the conversation to read again'],
  newest: [
    'sq',
    z.number().int().optional(),
    'Number of its newest message, if nothing else has changed but what is read',
  ],
})
export type Hint = z.output<typeof hint>

export const readHints = endpoint({
  permission: 'hints.own',
  path: '/hints',
  summary: 'Server-sent events that say when the member should read conversations and counts again',
  stream: true,
  reply: hint,
})
