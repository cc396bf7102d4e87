import { expect, test } from 'vitest'
import { outcomeOf } from './outcomes.ts'

test.each([
  ['Success', 'paid'],
  ['Successful', 'paid'],
  ['Shipped', 'paid'],
  ['SHIPPED', 'paid'],
  [' success ', 'paid'],
  ['Awaited', 'waiting'],
  ['Initiated', 'waiting'],
  ['Failure', 'failed'],
  ['Unsuccessful', 'failed'],
  ['Invalid', 'failed'],
  ['Timeout', 'failed'],
  ['Aborted', 'cancelled'],
  ['Auto-Cancelled', 'cancelled'],
  ['Fraud', 'reversed'],
  ['Refunded', 'reversed'],
  ['Systemrefund', 'reversed'],
  ['System refund', 'reversed'],
  ['Auto-Reversed', 'reversed'],
  ['Chargeback', 'reversed'],
  ['Cancelled', 'reversed'],
])('the status %s means %s', (status, outcome) => expect(outcomeOf(status)).toEqual({ outcome, known: true }))

test.each(['', 'Succes', 'Unsuccess', 'constructor', '__proto__', 'paid', 'शिप्ड'])(
  'an unknown status settles nothing: %j',
  (status) => expect(outcomeOf(status)).toEqual({ outcome: 'waiting', known: false }),
)
