import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { beginSession } from '../../accounts/session.ts'
import { type Answer, answerWith, type RecordedCall } from '../../testing/answers.ts'
import { found, search } from '../../testing/foundProfiles.ts'
import { anita } from '../../testing/people.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import { showOnScreen } from '../../testing/screenWidth.ts'
import ResultsPage from '../ResultsPage.tsx'
// The page loads these later, which takes long where every module is transformed first.
import './RefineFields.tsx'
import './RefineSheet.tsx'

const counts = 'POST /api/profiles/search/counts'
const churches = { results: ['CSI', 'Salvation Army'].map((na) => ({ na })), total: 2, page: 0 }
const ages = ['18', '21', '25', '30', '40'].map((key) => ({ key, value: key }))

/** A server on which every search finds somebody, and a screen that has room for the column or not. */
async function open(
  address: string,
  { isWide, loader }: { isWide: boolean; loader?: () => Promise<unknown> },
) {
  showOnScreen({ isWide })
  const known: Record<string, (call: RecordedCall) => Answer> = {
    [search]: () => found(12),
    [counts]: () => ({
      body: { total: 214, lists: [{ key: 'ri.de', counts: { CSI: 42 } }], without: [] },
    }),
    'GET /api/configurations/denominations': () => ({ body: churches }),
    'GET /api/settings/ages': () => ({ body: ages }),
  }
  const lists = (call: RecordedCall) => ({
    body: call.path.startsWith('/api/configurations/') ? { results: [], total: 0, page: 0 } : [],
  })
  const calls = answerWith(new Proxy(known, { get: (all, name: string) => all[name] ?? lists }))
  const { router } = renderAt(address, <ResultsPage />, undefined, loader)
  await screen.findByText('12 Profiles found')
  return { router, query: () => router.state.location.search, calls }
}

const column = () => within(screen.getByRole('region', { name: 'Refine' }))
const chips = () => within(screen.getByRole('list', { name: 'You searched for' }))
const counted = (calls: RecordedCall[]) => calls.filter(({ path }) => path.endsWith('/counts'))
/** The field once it has its list. */
async function ageField(end: 'from' | 'to') {
  const field = await column().findByLabelText<HTMLSelectElement>(`Age in years, ${end}`)
  await within(field).findByRole('option', { name: '40' })
  return field
}

beforeEach(() => {
  localStorage.clear()
  beginSession(anita)
})

describe('the column next to the results', () => {
  it('opens the refined search from its first page, and Back undoes one choice', async () => {
    const { router, query } = await open('/profile/list?form=quick&age=21-30&sort=youngest&page=1', {
      isWide: true,
    })
    await userEvent.selectOptions(await ageField('to'), '40')
    expect((await ageField('to')).value).toBe('40')
    await waitFor(() => expect(query()).toBe('?form=quick&age=21-40&sort=youngest'))
    await userEvent.click(column().getByRole('checkbox', { name: 'Verified number' }))
    await waitFor(() => expect(query()).toBe('?form=quick&age=21-40&verified=1&sort=youngest'))
    await router.navigate(-1)
    await waitFor(() => expect(query()).toBe('?form=quick&age=21-40&sort=youngest'))
    await router.navigate(-1)
    await waitFor(async () => expect((await ageField('to')).value).toBe('30'))
    expect(query()).toBe('?form=quick&age=21-30&sort=youngest&page=1')
  })

  it('has the fields of every form, and keeps the form of the search as long as possible', async () => {
    const { query } = await open('/profile/list?form=quick&age=21-30', { isWide: true })
    await userEvent.click(await column().findByRole('checkbox', { name: 'With Photo' }))
    await waitFor(() => expect(query()).toBe('?form=advanced&age=21-30&photo=1'))
  })

  it('shows an inverted range with its error, and searches once it is right', async () => {
    const { query } = await open('/profile/list?form=quick&age=21-30', { isWide: true })
    const from = await ageField('from')
    await userEvent.selectOptions(from, '40')
    expect(column().getByText('From value should be less than To value')).toBeTruthy()
    expect(from.value).toBe('40')
    expect(query()).toBe('?form=quick&age=21-30')
    await userEvent.selectOptions(await ageField('to'), '40')
    await waitFor(() => expect(query()).toBe('?form=quick&age=40-40'))
  })

  it('treats the words typed into one field as one change', async () => {
    const { router, query } = await open('/profile/list?form=advanced&age=21-30', { isWide: true })
    const work = await column().findByRole('textbox', { name: /^Occupation/ })
    await userEvent.type(work, 'tea ')
    await waitFor(() => expect(query()).toBe('?form=advanced&age=21-30&work=tea'))
    expect((work as HTMLInputElement).value).toBe('tea ')
    await userEvent.type(work, 'cher')
    await waitFor(() => expect(query()).toContain('work=tea+cher'))
    await router.navigate(-1)
    await waitFor(() => expect(query()).toBe('?form=advanced&age=21-30'))
    await waitFor(() => expect((work as HTMLInputElement).value).toBe(''))
  })

  it('keeps a box as it was that is pressed twice while the first results are on their way', async () => {
    const [first, next] = [Promise.resolve(null), Promise.withResolvers<null>()]
    const arrivals = [first]
    const loader = () => arrivals.shift() ?? next.promise
    const { router, query } = await open('/profile/list?form=quick&age=21-30', { isWide: true, loader })
    const box = await column().findByRole<HTMLInputElement>('checkbox', { name: 'With Photo' })
    await userEvent.click(box)
    expect([router.state.navigation.state, box.checked]).toEqual(['loading', true])
    await userEvent.click(box)
    next.resolve(null)
    await waitFor(() => expect(router.state.navigation.state).toBe('idle'))
    expect([query(), box.checked]).toEqual(['?form=quick&age=21-30', false])
  })

  it('counts only once somebody uses it', async () => {
    const { calls } = await open('/profile/list?form=quick&age=21-30', { isWide: true })
    const denomination = await column().findByRole('combobox', { name: 'Denomination' })
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect(counted(calls)).toEqual([])
    await userEvent.click(denomination)
    expect(await column().findByRole('option', { name: 'CSI 42 profiles' })).toBeTruthy()
    expect(counted(calls)).toHaveLength(1)
  })

  it('is missing for a search by BNR ID', async () => {
    await open('/profile/list?form=id&id=10000002', { isWide: true })
    expect(screen.queryByRole('region', { name: 'Refine' })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Refine/ })).toBeNull()
  })
})

describe('a removed criterion', () => {
  it('leads to the search without it, and the focus moves to the next one, then to the title', async () => {
    const { query } = await open('/profile/list?form=quick&denomination=CSI&verified=1&sort=eldest', {
      isWide: false,
    })
    await userEvent.click(chips().getByRole('link', { name: 'Remove CSI' }))
    await waitFor(() => expect(query()).toBe('?form=quick&verified=1&sort=eldest'))
    const next = chips().getByRole('link', { name: 'Remove Verified number' })
    await waitFor(() => expect(document.activeElement).toBe(next))
    await userEvent.click(next)
    await waitFor(() => expect(query()).toBe('?form=quick&sort=eldest'))
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  })
})

describe('the second press of a double click', () => {
  it('does not remove the criterion that moved under the pointer', async () => {
    const { query } = await open('/profile/list?form=quick&denomination=CSI&verified=1', { isWide: false })
    await userEvent.click(chips().getByRole('link', { name: 'Remove CSI' }))
    await waitFor(() => expect(query()).toBe('?form=quick&verified=1'))
    fireEvent.click(chips().getByRole('link', { name: 'Remove Verified number' }), { detail: 2 })
    expect(query()).toBe('?form=quick&verified=1')
  })
})

describe('the dialog on a phone', () => {
  it('says how many profiles it will show, and changes the results with its button alone', async () => {
    const { query } = await open('/profile/list?form=quick&age=21-30&verified=1', { isWide: false })
    await userEvent.click(screen.getByRole('button', { name: 'Refine 2 criteria' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Refine' }))
    const show = await dialog.findByRole('button', { name: 'Show 214 profiles' })
    await userEvent.click(dialog.getByRole('checkbox', { name: 'With Photo' }))
    expect(query()).toBe('?form=quick&age=21-30&verified=1')
    await userEvent.click(show)
    await waitFor(() => expect(query()).toBe('?form=advanced&age=21-30&photo=1&verified=1'))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(await screen.findByRole('button', { name: 'Refine 3 criteria' })).toBeTruthy()
  })

  it('leaves the search as it is when somebody closes it', async () => {
    const { query } = await open('/profile/list?form=quick&age=21-30', { isWide: false })
    await userEvent.click(screen.getByRole('button', { name: 'Refine 1 criterion' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Refine' }))
    await userEvent.click(dialog.getByRole('checkbox', { name: 'With Photo' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(query()).toBe('?form=quick&age=21-30')
  })

  it('offers only what guests may search by to a member who sees what guests see', async () => {
    beginSession({ ...anita, status: 'Draft' })
    await open('/profile/list?form=quick&age=21-30&caste=Nadar', { isWide: false })
    await userEvent.click(screen.getByRole('button', { name: 'Refine 1 criterion' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Refine' }))
    const fields = dialog.getAllByRole('combobox').map((field) => field.getAttribute('aria-label') ?? 'list')
    expect(fields).toEqual(['Age in years, from', 'Age in years, to', 'list'])
  })
})
