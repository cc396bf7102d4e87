import { expect, it } from 'vitest'
import { answerShown } from './words.ts'

const proposal = { state: 'Waiting', reason: undefined, backOn: undefined, interest: undefined } as const

it.each([
  [{ ...proposal, answeredAt: undefined }, undefined],
  [{ ...proposal, answeredAt: '2026-11-06T06:30:00.000Z' }, 'Waiting again, after Later on 6 Nov 2026'],
  [
    { ...proposal, state: 'Later', answeredAt: '2026-11-06T06:30:00.000Z', backOn: '2026-11-20' },
    'Later: it comes back on 20 Nov 2026',
  ],
] as const)('shows of %j the answer %s', (shown, answer) => {
  expect(answerShown(shown)?.replaceAll('\u00a0', ' ')).toBe(answer)
})
