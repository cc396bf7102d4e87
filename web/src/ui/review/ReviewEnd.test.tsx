import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderAt } from '../../testing/renderAt.tsx'
import { ReviewEnd } from './ReviewEnd.tsx'

it.each([
  [0, 'Everything was decided. Thank you.'],
  [1, '1 still waits for a decision.'],
  [1234, '1,234 still wait for a decision.'],
])('with %i left it says so', (more, words) => {
  renderAt('/ad/profiles/approve', <ReviewEnd more={more} onReadOn={() => {}} onClose={() => {}} />)
  expect(screen.queryByText(words)).not.toBeNull()
})
