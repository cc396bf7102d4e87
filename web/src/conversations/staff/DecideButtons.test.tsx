import type { OpenedReport } from '@bnr/contract/conversations/reports'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Answer, answerWith, type RecordedCall } from '../../testing/answers.ts'
import { holdReply } from '../../testing/holdReply.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import { Toasts } from '../../ui/Toasts.tsx'
import { DecideButtons } from './DecideButtons.tsx'

const report = { id: 3, can: ['dismiss'] } as unknown as OpenedReport
const path = '/api/messageReports/3/dismiss'
const hidden = { hidden: true }

let answer: Answer
let calls: RecordedCall[]
beforeEach(() => {
  answer = { body: { message: 'Report dismissed' } }
  calls = answerWith({ [`POST ${path}`]: () => answer })
})
afterEach(() => vi.unstubAllGlobals())

/** Sends the decision, whose reply does not arrive yet. */
async function decide() {
  const { router } = renderAt('/ad/reported-messages/3', <DecideButtons report={report} />)
  render(<Toasts />)
  await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }))
  await userEvent.type(await screen.findByRole('textbox', { ...hidden, name: /Reason/ }), 'A polite message')
  const release = holdReply(path)
  await userEvent.click(screen.getAllByRole('button', { ...hidden, name: 'Dismiss' }).at(-1) as HTMLElement)
  await waitFor(() => expect(calls).toHaveLength(1))
  return { router, release, place: () => router.state.location.pathname }
}

const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)))

it('leads to the list after the decision, also if its dialog was closed before', async () => {
  const { release, place } = await decide()
  await userEvent.click(screen.getByRole('button', { ...hidden, name: 'Cancel' }))
  release()
  await waitFor(() => expect(place()).toBe('/ad/reported-messages'))
  expect(screen.getByText('Report dismissed')).toBeTruthy()
})

it('shows a refusal, although its dialog was closed before', async () => {
  answer = { status: 409, body: { message: 'This report is Dismissed', code: 'wrong_state' } }
  const { release, place } = await decide()
  await userEvent.click(screen.getByRole('button', { ...hidden, name: 'Cancel' }))
  release()
  expect((await screen.findByText('This report is Dismissed')).role).toBe('alert')
  expect(place()).toBe('/ad/reported-messages/3')
})

it('leaves staff where they have gone before the reply', async () => {
  const { router, release, place } = await decide()
  await act(() => router.navigate('/elsewhere'))
  release()
  await settled()
  expect(place()).toBe('/elsewhere')
})
