import type { Meeting } from '@bnr/contract/conversations/meetings'
import type { Conversation } from '@bnr/contract/conversations/schemas'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderAt } from '../../testing/renderAt.tsx'
import MeetingCard from './MeetingCard.tsx'

const meeting = {
  id: 1,
  state: 'Proposed',
  mine: false,
  place: 'St Thomas Church',
  families: 'both',
  times: ['2026-12-01T10:00:00.000Z', '2026-12-02T10:00:00.000Z'],
  can: [],
} as unknown as Meeting
const conversation = { bnrId: '10000001', name: 'Joy', can: [] } as unknown as Conversation

const open = (can: Conversation['can']) =>
  renderAt(
    '/messages/10000001',
    <MeetingCard conversation={{ ...conversation, can }} meeting={meeting} onPropose={() => undefined} />,
  )

it('asks for a time while the conversation is open', async () => {
  open(['write', 'meet'])
  expect(await screen.findByRole('heading', { name: /proposes to meet. Choose a time/ })).toBeTruthy()
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
})

it('says that nobody chose a time once the conversation has ended', async () => {
  open([])
  expect(await screen.findByRole('heading', { name: 'Nobody chose a time to meet' })).toBeTruthy()
  expect(screen.queryAllByRole('listitem')).toEqual([])
  expect(screen.queryByText(/St Thomas Church/)).toBeNull()
})
