import type { Plan } from '@bnr/contract/plans/schemas'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answerWith } from '../testing/answers.ts'
import { sentPlan } from '../testing/plans.ts'
import { renderAt } from '../testing/renderAt.tsx'
import { Comparison } from './Comparison.tsx'
import { usePlans } from './calls.ts'

const sent = [
  sentPlan({ id: 1, na: 'Saphire Classic', co: { am: 3500 }, pd: 3 }),
  sentPlan(),
  sentPlan({ id: 4, na: 'Platinum Premium', co: { am: 11_500 }, gt: true }),
]

function Read() {
  const { data } = usePlans({ withHidden: false })
  return data ? <Comparison plans={data satisfies Plan[]} offers={[]} /> : null
}

beforeEach(async () => {
  answerWith({ 'POST /api/memberships/search': () => ({ body: { results: sent, total: 3, page: 0 } }) })
  renderAt('/packages', <Read />)
  await screen.findByRole('table')
})
afterEach(() => vi.unstubAllGlobals())

const cellsOf = (label: string) => {
  const row = screen.getByRole('rowheader', { name: label }).closest('tr')
  return within(row as HTMLElement)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)
}
const columns = () => screen.getAllByRole('columnheader')

it('starts with Free Membership', () => {
  const names = columns().map(({ textContent }) => textContent)
  expect(names).toEqual(['Free Membership', 'Saphire Classic', 'Platinum Classic', 'Platinum Premium'])
  expect(cellsOf('To pay, GST included')).toEqual(['₹0', '₹4,130', '₹10,030', '₹13,570'])
})

it('says "Not included" to screen readers', () => {
  const cells = cellsOf('Gold photo frame')
  expect(cells.at(-1)).toBe('Yes')
  expect(cells[1]).toContain('Not included')
})

it('marks only the chosen plan, for phones', async () => {
  const chosen = () => columns().filter(({ dataset }) => dataset.chosen === 'true')
  expect(chosen().map(({ textContent }) => textContent)).toEqual(['Saphire Classic'])
  await userEvent.selectOptions(screen.getByLabelText('Plan to compare'), 'Platinum Premium')
  expect(chosen().map(({ textContent }) => textContent)).toEqual(['Platinum Premium'])
})
