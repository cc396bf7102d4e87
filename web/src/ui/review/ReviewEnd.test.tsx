import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderAt } from '../../testing/renderAt.tsx'
import { ReviewEnd } from './ReviewEnd.tsx'

it.each([
  [0, 'You have decided on everything.'],
  [1, '1 still needs a decision.'],
  [1234, '1,234 still need a decision.'],
])('with %i left says how many need a decision', (more, words) => {
  renderAt('/ad/profiles/approve', <ReviewEnd more={more} onReadOn={() => {}} onClose={() => {}} />)
  expect(screen.queryByText(words)).not.toBeNull()
})
