import type { Profile } from '@bnr/contract/profiles/profile'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { answerWith } from '../../testing/answers.ts'
import { ReviewBand } from './ReviewBand.tsx'

const client = new QueryClient()
const band = (profile: object) => (
  <QueryClientProvider client={client}>
    <MemoryRouter>
      <ReviewBand profile={profile as Profile} />
    </MemoryRouter>
  </QueryClientProvider>
)

it('no longer names what was filled in after the profile was sent', async () => {
  const rejected = { id: 7, bnrId: '10000007', status: 'Rejected', can: ['ready'], media: [] }
  answerWith({
    'POST /api/profiles/7/ready': () => ({
      status: 409,
      body: {
        message: 'Some required details are still missing',
        code: 'incomplete_profile',
        fields: { 'bi.mt': 'Select mother tongue', 'bi.bt': 'Select body type' },
      },
    }),
  })
  const { rerender } = render(band(rejected))
  await userEvent.click(screen.getByRole('button'))
  expect(await screen.findByText('Select mother tongue')).toBeTruthy()
  rerender(band({ ...rejected, basic: { motherTongue: 'Tamil' } }))
  expect(screen.queryByText('Select mother tongue')).toBeNull()
  expect(screen.getByText('Select body type')).toBeTruthy()
  rerender(band({ ...rejected, basic: { motherTongue: 'Tamil', bodyType: 'Slim' } }))
  expect(screen.queryByRole('alert')).toBeNull()
})
