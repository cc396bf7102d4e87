import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { PageNumberField } from './PageNumberField.tsx'

function show(pages: number, page = 0) {
  const onPage = vi.fn()
  render(<PageNumberField page={page} pages={pages} onPage={onPage} />)
  return { onPage, field: screen.getByRole<HTMLInputElement>('textbox') }
}

it('goes to the typed page', async () => {
  const { onPage, field } = show(12)
  expect(field.value).toBe('1')
  await userEvent.clear(field)
  await userEvent.type(field, '12{Enter}')
  expect(onPage.mock.calls).toEqual([[11]])
})

it('refuses a number beyond the last page, zero and letters', async () => {
  const { onPage, field } = show(3, 2)
  await userEvent.clear(field)
  await userEvent.type(field, '40a-')
  expect(field.value).toBe('')
  await userEvent.type(field, '31{Enter}')
  expect(field.value).toBe('3')
  expect(onPage.mock.calls).toEqual([[2]])
})

it('does nothing while it is empty', async () => {
  const { onPage, field } = show(3)
  await userEvent.clear(field)
  await userEvent.type(field, '{Enter}')
  expect(onPage).not.toHaveBeenCalled()
})
