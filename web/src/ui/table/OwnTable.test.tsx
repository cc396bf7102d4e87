import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { storeCredentials } from '../../platform/credentials.ts'
import { OwnTable } from './OwnTable.tsx'

const columns = [
  { key: 'name', title: 'Name', cell: ({ name }: Person) => name },
  { key: 'city', title: 'City', cell: ({ city }: Person) => city },
  { key: 'since', title: 'Since', cell: () => '2026' },
  { key: 'actions', title: 'Actions', always: true, cell: () => 'Edit' },
]
type Person = { name: string; city: string }
const rows: Person[] = [{ name: 'Anita', city: 'Kochi' }]

const show = (sorting?: { column?: string; order: 'asc' | 'desc'; onOrder: () => void }) =>
  render(
    <OwnTable
      name="people"
      caption="People"
      columns={columns}
      rows={rows}
      sorting={sorting}
      rowKey={({ name }) => name}
    />,
  )
const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
const logInAs = (userName: string) =>
  storeCredentials({ token: 't', refreshToken: 'r', userName, userType: 'au', expiresAt: 0 })

beforeEach(() => localStorage.clear())

it('shows the columns that this person chose, also when the list is opened again', async () => {
  logInAs('919000000002')
  const { unmount } = show()
  expect(heads()).toEqual(['Name', 'City', 'Since', 'Actions'])
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Columns' }))
  expect(dialog.getAllByRole('checkbox')).toHaveLength(2)
  await userEvent.click(dialog.getByRole('checkbox', { name: 'City' }))
  expect(heads()).toEqual(['Name', 'Since', 'Actions'])
  expect(screen.queryByText('Kochi')).toBeNull()
  unmount()
  const again = show()
  expect(heads()).toEqual(['Name', 'Since', 'Actions'])
  again.unmount()
  logInAs('919000000003')
  show()
  expect(heads()).toEqual(['Name', 'City', 'Since', 'Actions'])
})

it('reverses its order at the head of the sorted column', async () => {
  const onOrder = vi.fn()
  show({ column: 'since', order: 'desc', onOrder })
  const head = screen.getByRole('columnheader', { name: 'Since' })
  expect(head.getAttribute('aria-sort')).toBe('descending')
  expect(screen.getByRole('columnheader', { name: 'Name' }).hasAttribute('aria-sort')).toBe(false)
  await userEvent.click(within(head).getByRole('button'))
  expect(onOrder.mock.calls).toEqual([['asc']])
})

it('reverses its order by a button when no column shows it', async () => {
  const onOrder = vi.fn()
  show({ order: 'asc', onOrder })
  await userEvent.click(screen.getByRole('button', { name: 'Oldest first' }))
  expect(onOrder.mock.calls).toEqual([['desc']])
})

it('reverses its order by a button on wide screens too when the sorted column is hidden', async () => {
  logInAs('919000000002')
  show({ column: 'since', order: 'desc', onOrder: vi.fn() })
  const button = screen.getByRole('button', { name: 'Newest first' })
  expect(button.className).toContain('ofColumn')
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }))
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('checkbox', { name: 'Since' }))
  expect(button.className).not.toContain('ofColumn')
})
