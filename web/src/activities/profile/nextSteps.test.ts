import type { InterestState } from '@bnr/contract/activities/interests'
import { expect, it } from 'vitest'
import { nextSteps, pairState } from './PairBar.tsx'

const pair = (from: number, interest: InterestState) => ({
  id: 9,
  media: [],
  activities: [
    { id: 1, kind: 'l' as const, at: '', interest, from: { id: from }, target: { id: 16 - from } },
  ],
})

it.each([
  ['nothing between them', { id: 9, media: [] }, 'like'],
  ['an interest sent', pair(7, 'Pending'), 'phone'],
  ['a sent interest that was declined', pair(7, 'Declined'), undefined],
  ['an interest received', pair(9, 'Pending'), 'answer'],
  ['a received interest that was declined', pair(9, 'Declined'), 'answer'],
  ['a mutual interest', pair(9, 'Accepted'), 'message'],
])('with %s the next step is %#', (_, target, step) => {
  expect(nextSteps[pairState(target)]).toBe(step)
})
