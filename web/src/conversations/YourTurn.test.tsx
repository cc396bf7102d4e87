import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { answerWith } from '../testing/answers.ts'
import { renderAt } from '../testing/renderAt.tsx'
import { YourTurn } from './YourTurn.tsx'

const [onReply, onClose] = [vi.fn(), vi.fn()]
const open = (myWeek?: string) =>
  renderAt(
    '/messages/10000001',
    <YourTurn
      bnrId="10000001"
      myWeek={myWeek}
      onReply={onReply}
      onClose={onClose}
      onFocusLost={() => undefined}
    />,
  )
const press = (name: string) => userEvent.dblClick(screen.getByRole('button', { name }))

afterEach(() => vi.unstubAllGlobals())

it('offers to reply, to ask for a week and to close kindly', async () => {
  open()
  await press('Reply')
  await press('Close kindly')
  expect(onReply).toHaveBeenCalled()
  expect(onClose).toHaveBeenCalled()
})

it('asks for a week once, also on a double click', async () => {
  const calls = answerWith({
    'POST /api/conversations/10000001/week': () => ({
      body: { message: 'We let them know that you need a week' },
    }),
  })
  open()
  await press('Need a week')
  await vi.waitFor(() => expect(calls.map(({ path }) => path)).toEqual(['/api/conversations/10000001/week']))
})

it('offers no second week', () => {
  open('2026-12-01T00:00:00.000Z')
  expect(screen.queryByRole('button', { name: 'Need a week' })).toBeNull()
})
