import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { beginSession } from '../../accounts/session.ts'
import { answerWith } from '../../testing/answers.ts'
import { manager } from '../../testing/people.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import StaffSearchPage from './StaffSearchPage.tsx'

const profile = (id: number, na: string) => ({
  id,
  pid: String(10000000 + id),
  ps: 'Active',
  can: ['delete', 'block'],
  pa: true,
  el: false,
  pv: true,
  rdt: '2026-01-01T00:00:00.000Z',
  cdt: '2026-01-01T00:00:00.000Z',
  mp: { tg: 'pc' },
  bi: { na, doby: 27 },
  ri: { de: 'CSI' },
  me: [],
})

beforeEach(() => {
  localStorage.clear()
  beginSession(manager)
  Element.prototype.scrollIntoView = () => undefined
  answerWith({
    'POST /api/profiles/search': () => ({
      body: { results: [profile(1, 'Anita'), profile(2, 'Beena')], total: 2, page: 0 },
    }),
  })
})

async function openTable() {
  renderAt('/ad/profile/search?form=staff&status=Active', <StaffSearchPage />)
  await userEvent.click(await screen.findByRole('button', { name: 'Table' }))
  await screen.findAllByRole('row')
}

const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })

it('shows found profiles in rows, and opens the table again for this person', async () => {
  await openTable()
  const row = within(screen.getAllByRole('row')[1] as HTMLElement)
  for (const text of ['Anita', '10000001', '27', 'CSI', 'Active', 'Platinum Classic'])
    expect(row.getAllByText(text).length, text).toBeGreaterThan(0)
  expect(screen.queryByRole('article')).toBeNull()
  cleanup()
  renderAt('/ad/profile/search?form=staff&status=Active', <StaffSearchPage />)
  expect(await screen.findAllByRole('row')).toHaveLength(3)
  await userEvent.click(screen.getByRole('button', { name: 'Cards' }))
  expect(screen.getAllByRole('article')).toHaveLength(2)
})

it('offers the actions for ticked profiles, and gives their outcomes a column', async () => {
  await openTable()
  expect(heads()).not.toContain('Outcome')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Assign' }).disabled).toBe(true)
  await userEvent.click(box('Beena'))
  expect(heads()).toContain('Outcome')
  expect(screen.getByText('1 selected')).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Assign' }).disabled).toBe(false)
})

it('goes from row to row by the arrow keys, and opens the profile on Enter', async () => {
  await openTable()
  const opened = vi.fn((event: Event) => event.preventDefault())
  document.addEventListener('click', opened)
  box('Anita').focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(box('Beena'))
  await userEvent.keyboard('{Enter}')
  document.removeEventListener('click', opened)
  expect(opened).toHaveBeenCalledOnce()
  expect(opened.mock.calls[0]?.[0].target).toBe(screen.getByRole('link', { name: 'Beena' }))
  await userEvent.keyboard('{ArrowUp}')
  expect(document.activeElement).toBe(box('Anita'))
})
