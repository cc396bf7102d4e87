import type { Conversation } from '@bnr/contract/conversations/schemas'
import { indianMinute } from '@bnr/contract/indianDay'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { answerWith } from '../../testing/answers.ts'
import { holdReply } from '../../testing/holdReply.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import ProposeDialog from './ProposeDialog.tsx'

const conversation = { bnrId: '10000001', name: 'Joy', can: ['meet'] } as unknown as Conversation
const path = '/api/conversations/10000001/meetings'
const hidden = { hidden: true }

afterEach(() => vi.unstubAllGlobals())

async function propose() {
  const type = (label: RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  const inDays = (days: number) => indianMinute(new Date(Date.now() + days * 86_400_000))
  await screen.findByRole('dialog', hidden)
  type(/^First time/, inDays(1))
  type(/^Second time/, inDays(2))
  type(/^Third time/, inDays(3))
  type(/^Place/, 'St Thomas Church')
  await userEvent.click(screen.getByRole('radio', { ...hidden, name: /Both families/ }))
  await userEvent.click(screen.getByRole('button', { ...hidden, name: 'Propose' }))
}

it('closes when the proposal is sent, and closes nothing if it was closed before', async () => {
  const calls = answerWith({ [`POST ${path}`]: () => ({ body: { message: 'Proposed', id: 1 } }) })
  const onClose = vi.fn()
  const { router } = renderAt(
    '/messages/10000001',
    <ProposeDialog conversation={conversation} onClose={onClose} />,
  )
  await propose()
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  await act(() => router.navigate('/elsewhere'))
  await act(() => router.navigate('/messages/10000001'))
  const release = holdReply(path)
  await propose()
  await waitFor(() => expect(calls).toHaveLength(2))
  await act(() => router.navigate('/elsewhere'))
  release()
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(onClose).toHaveBeenCalledOnce()
})
