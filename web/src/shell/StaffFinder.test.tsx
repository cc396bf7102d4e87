import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderAt } from '../testing/renderAt.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import { StaffFinder } from './StaffFinder.tsx'

const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Find a person or an invoice' })

it('takes the focus on a slash, and opens the results', async () => {
  const { router } = renderAt('/ad/dashboard', <StaffFinder />)
  await userEvent.keyboard('/')
  expect(document.activeElement).toBe(box())
  expect(box().value).toBe('')
  await userEvent.keyboard(' Anita & co {Enter}')
  expect(router.state.location.pathname + router.state.location.search).toBe('/ad/find?q=Anita+%26+co')
})

it('shows the searched text, and does nothing when it is empty', async () => {
  const { router } = renderAt('/ad/find?q=Anita', <StaffFinder />)
  expect(box().value).toBe('Anita')
  await userEvent.clear(box())
  await userEvent.keyboard('{Enter}')
  expect(router.state.location.search).toBe('?q=Anita')
})

it('keeps what is typed while the results of the last search arrive', async () => {
  const { router } = renderAt('/ad/find?q=Anita', <StaffFinder />)
  await userEvent.clear(box())
  await userEvent.type(box(), 'Samuel')
  await act(() => router.navigate('/ad/find?q=Anita+Selvaraj'))
  expect(box().value).toBe('Samuel')
  await userEvent.clear(box())
  await userEvent.type(box(), 'Anita Selvaraj')
  await act(() => router.navigate('/ad/find?q=Anita'))
  expect(box().value).toBe('Anita')
  act(() => box().blur())
  await act(() => router.navigate('/ad/find?q=Priya'))
  expect(box().value).toBe('Priya')
})

it('ignores a slash typed into another field', async () => {
  renderAt(
    '/ad/dashboard',
    <>
      <StaffFinder />
      <TextField label="Reason" />
    </>,
  )
  const reason = screen.getByRole<HTMLInputElement>('textbox', { name: 'Reason' })
  await userEvent.type(reason, 'a/b')
  expect(reason.value).toBe('a/b')
})
