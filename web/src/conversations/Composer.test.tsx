import { conversationMessages } from '@bnr/contract/conversations/limits'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { addWaiting, leaveWaiting, refuseWaiting, useWaitingMessages } from '../platform/waitingMessages.ts'
import { Composer } from './Composer.tsx'
import { isRefused } from './useSendMessages.ts'

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' })
const shown = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent)

function Tested({ isOpen = true, onShare }: { isOpen?: boolean; onShare?: () => void }) {
  const refused = useWaitingMessages().filter(isRefused)
  return (
    <Composer bnrId="10000001" refused={refused} isOpen={isOpen} onSend={() => undefined} onShare={onShare} />
  )
}

function refuse(clientId: string, text: string, reason: string) {
  addWaiting({ bnrId: '10000001', clientId, text })
  refuseWaiting(clientId, reason)
}

beforeEach(leaveWaiting)

it('puts a refused text back into an empty field, with the reason', () => {
  const { rerender } = render(<Tested />)
  refuse('one', 'Call me', 'Leave out phone numbers')
  rerender(<Tested />)
  expect(field().value).toBe('Call me')
  expect(screen.getByText('Leave out phone numbers')).toBeTruthy()
  expect(shown()).toEqual([])
})

it('keeps what has been typed since, and shows each refused text with its reason until it is closed', async () => {
  const { rerender } = render(<Tested />)
  await userEvent.type(field(), 'How are you?')
  refuse('one', 'Call me', 'Leave out phone numbers')
  refuse('two', 'Write to me', 'Leave out addresses')
  rerender(<Tested />)
  expect(field().value).toBe('How are you?')
  expect(shown()).toEqual([
    expect.stringMatching(/Leave out phone numbers.*Call me/),
    expect.stringMatching(/Leave out addresses.*Write to me/),
  ])
  await userEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
  expect(shown()).toEqual([expect.stringMatching(/Write to me/)])
  expect(field().value).toBe('How are you?')
})

it('loses neither a refused text nor a typed one when the conversation ends', async () => {
  const { rerender } = render(<Tested />)
  await userEvent.type(field(), 'How are you?')
  rerender(<Tested isOpen={false} />)
  refuse('one', 'We live in Madurai', 'This conversation has ended')
  rerender(<Tested isOpen={false} />)
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(shown()).toEqual([expect.stringMatching(/has ended.*We live in Madurai/)])
  expect(screen.getByText('How are you?')).toBeTruthy()
})

it('offers to share the number after a text with contact details, if the member can', async () => {
  const onShare = vi.fn()
  const { rerender } = render(<Tested onShare={onShare} />)
  const offer = () => screen.queryByRole('button', { name: 'Share my phone number' })
  refuse('one', 'Pay me by UPI', conversationMessages.paymentDetails)
  rerender(<Tested onShare={onShare} />)
  expect(offer()).toBeNull()
  await userEvent.clear(field())
  refuse('two', 'Call 98400 12345', conversationMessages.contactDetails)
  rerender(<Tested onShare={onShare} />)
  await userEvent.click(offer() as HTMLElement)
  expect(onShare).toHaveBeenCalled()
  rerender(<Tested />)
  expect(offer()).toBeNull()
})
