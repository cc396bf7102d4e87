import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { endSession } from '../../accounts/session.ts'
import { type Answer, answerWith, type RecordedCall } from '../../testing/answers.ts'
import { found, search } from '../../testing/foundProfiles.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import { showOnScreen } from '../../testing/screenWidth.ts'
import GuestResultsPage from './GuestResultsPage.tsx'
// The page loads these later, which takes long where every module is transformed first.
import './GuestRefineFields.tsx'
import './GuestRefineSheet.tsx'

const counts = 'POST /api/profiles/search/counts'
const churches = { results: [{ na: 'CSI' }], total: 1, page: 0 }
const ages = ['18', '21', '30', '40'].map((key) => ({ key, value: key }))

interface Conditions {
  isWide: boolean
  total?: number
  /** Whether the list of denominations cannot be read now. */
  isDown?: () => boolean
}

async function open(address: string, { isWide, total = 40, isDown = () => false }: Conditions) {
  showOnScreen({ isWide })
  const answers: Record<string, (call: RecordedCall) => Answer> = {
    [search]: () => found(40),
    [counts]: () => ({ body: { total, lists: [], without: [] } }),
    'GET /api/configurations/denominations': () =>
      isDown() ? { status: 503, body: {} } : { body: churches },
    'GET /api/settings/ages': () => ({ body: ages }),
  }
  const calls = answerWith(answers)
  const { router } = renderAt(address, <GuestResultsPage />)
  await screen.findByText('40 Profiles found')
  return { router, query: () => router.state.location.search, calls }
}

beforeEach(() => {
  localStorage.clear()
  endSession()
})

describe('a guest', () => {
  it('reads the criteria, of which the denomination can be removed', async () => {
    const { query } = await open('/profile/g/list?ge=m&from=21&to=30&de=CSI&page=1', { isWide: false })
    const chips = screen.getByRole('list', { name: 'You searched for' })
    expect(within(chips).getAllByRole('listitem')).toHaveLength(3)
    expect(chips.textContent).toBe('Groom21 to 30 yearsCSI')
    const removed = within(chips).getByRole('link', { name: 'Remove CSI' })
    await userEvent.click(removed)
    await waitFor(() => expect(query()).toBe('?ge=m&from=21&to=30'))
    expect(within(chips).queryAllByRole('link')).toEqual([])
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
  })

  it.each([
    [210, 'Show 210 profiles'],
    [9, 'Show fewer than 10 profiles'],
    [0, 'Show 0 profiles'],
  ])('refines in a dialog whose button has the rounded total %i', async (total, show) => {
    const { query, calls } = await open('/profile/g/list?ge=f&from=21&to=30', { isWide: false, total })
    await userEvent.click(screen.getByRole('button', { name: 'Refine 2 criteria' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Refine' }))
    expect(dialog.getAllByRole('combobox')).toHaveLength(4)
    await dialog.findAllByRole('option', { name: '40' })
    await userEvent.selectOptions(dialog.getByLabelText('Age to'), '40')
    const button = await dialog.findByRole('button', { name: show })
    await waitFor(() => expect(button.dataset.old).toBeUndefined())
    const asked = calls.filter(({ path }) => path.endsWith('/counts')).at(-1)
    expect(asked?.body).toEqual({
      criterias: [
        { key: 'bi.ge', operation: 'eq', value: 'f' },
        { key: 'bi.dob', operation: 'age_range', value: { gte: 21, lte: 40 } },
        { key: 'ri.de', operation: 'eq', value: 'Any' },
      ],
    })
    expect(query()).toBe('?ge=f&from=21&to=30')
    await userEvent.click(button)
    await waitFor(() => expect(query()).toBe('?ge=f&from=21&to=40'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('refines in a column without counts, and an inverted range is not searched for', async () => {
    const { router, query, calls } = await open('/profile/g/list?ge=f&from=21&to=30', { isWide: true })
    const column = within(screen.getByRole('region', { name: 'Refine' }))
    await column.findByRole('option', { name: 'CSI' })
    await column.findAllByRole('option', { name: '40' })
    await userEvent.selectOptions(column.getByLabelText('Denomination'), 'CSI')
    await waitFor(() => expect(query()).toBe('?ge=f&from=21&to=30&de=CSI'))
    await userEvent.selectOptions(column.getByLabelText('Age from'), '40')
    expect(column.getByRole('alert').textContent).toBe('Age to must be the same as or higher than Age from')
    expect(query()).toBe('?ge=f&from=21&to=30&de=CSI')
    await router.navigate(-1)
    await waitFor(() => expect(query()).toBe('?ge=f&from=21&to=30'))
    await waitFor(() => expect(column.getByLabelText<HTMLSelectElement>('Age from').value).toBe('21'))
    expect(calls.filter(({ path }) => path.endsWith('/counts'))).toEqual([])
  })

  it.each([true, false])('tries a list again that could not be loaded (wide: %s)', async (isWide) => {
    let isDown = true
    await open('/profile/g/list?ge=f&from=21&to=30', { isWide, isDown: () => isDown })
    if (!isWide) await userEvent.click(screen.getByRole('button', { name: 'Refine 2 criteria' }))
    const fields = within(await screen.findByRole(isWide ? 'region' : 'dialog', { name: 'Refine' }))
    await fields.findByText('This list could not be loaded.')
    isDown = false
    await userEvent.click(fields.getByRole('button', { name: 'Try again' }))
    await fields.findByRole('option', { name: 'CSI' })
    expect(fields.queryByText('This list could not be loaded.')).toBeNull()
  })
})
