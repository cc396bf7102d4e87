import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { OwnTable } from './OwnTable.tsx'

const columns = [
  {
    key: 'who',
    title: 'Profile',
    cell: (name: string) => (
      <div>
        <p>{name}</p>
        <p>
          BNR ID 10000001 <span className="visually-hidden">of the bride</span>
        </p>
      </div>
    ),
  },
]

function renderCell(width: { needed: number; given: number }) {
  render(
    <OwnTable name="people" caption="People" columns={columns} rows={['Anita']} rowKey={(name) => name} />,
  )
  const cell = screen.getByRole('cell')
  Object.defineProperties(cell, {
    scrollWidth: { value: width.needed },
    clientWidth: { value: width.given },
  })
  return cell
}

it('gives a cell that is too narrow its whole text under the pointer', async () => {
  const cell = renderCell({ needed: 300, given: 120 })
  await userEvent.hover(screen.getByText('Anita'))
  expect(cell.dataset.whole).toBe('Anita\nBNR ID 10000001')
})

it('leaves a cell that shows its whole text as it is', async () => {
  const cell = renderCell({ needed: 120, given: 120 })
  await userEvent.hover(screen.getByText('Anita'))
  expect(cell.dataset.whole).toBeUndefined()
})
