import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { Composer, type Refused } from './Composer.tsx'

const refused: Refused = { clientId: 'one', text: 'Call me', reason: 'Leave out phone numbers' }
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' })
const composer = (latest?: Refused) => <Composer refused={latest} onSend={() => undefined} />

it('puts a refused text back into an empty field, with the reason', () => {
  const { rerender } = render(composer())
  rerender(composer(refused))
  expect(field().value).toBe('Call me')
  expect(screen.getByText('Leave out phone numbers')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('keeps what has been typed since, and shows each refused text with its reason until it is closed', async () => {
  const { rerender } = render(composer())
  await userEvent.type(field(), 'How are you?')
  rerender(composer(refused))
  rerender(composer({ clientId: 'two', text: 'Write to me', reason: 'Leave out addresses' }))
  expect(field().value).toBe('How are you?')
  const shown = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent)
  expect(shown()).toEqual([
    expect.stringMatching(/Leave out phone numbers.*Call me/),
    expect.stringMatching(/Leave out addresses.*Write to me/),
  ])
  await userEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
  expect(shown()).toEqual([expect.stringMatching(/Write to me/)])
  expect(field().value).toBe('How are you?')
})
