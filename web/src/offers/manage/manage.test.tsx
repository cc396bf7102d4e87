import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answerWith, type RecordedCall } from '../../testing/answers.ts'
import { offerOnWire } from '../../testing/offers.ts'
import OfferManagePage from './OfferManagePage.tsx'
import { type OfferValues, offerForm, termsOf } from './offerForm.ts'
import OffersManagePage from './offerList.tsx'

beforeEach(() => {
  URL.createObjectURL = () => 'blob:banner'
  URL.revokeObjectURL = () => undefined
})
afterEach(() => vi.unstubAllGlobals())

const page = (...results: object[]) => ({ body: { results, total: results.length, page: 0 } })
const plan = { id: 4, lv: 4, na: 'Platinum Classic', mt: 'self', co: { am: 8500 } }
const draft = (more: Record<string, unknown> = {}) => offerOnWire({ st: 'Draft', me: [], ...more })

function open(
  address: string,
  answers: Record<string, (call: RecordedCall) => { status?: number; body: unknown }>,
) {
  const calls = answerWith(answers)
  const routes = [
    { path: '/offers/manage', element: <OffersManagePage /> },
    { path: '/offers/manage/:id', element: <OfferManagePage /> },
  ]
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return { calls, router }
}

describe('the offers of staff', () => {
  it('are listed in every state with a link to their page', async () => {
    const { calls } = open('/offers/manage', {
      'POST /api/offers/search': () => page(draft(), offerOnWire({ id: 4, na: 'Easter offer' })),
    })
    expect(await screen.findByRole('link', { name: 'Christmas offer' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Easter offer' }).getAttribute('href')).toBe('/offers/manage/4')
    expect(calls[0]?.body).toEqual({
      criterias: [{ key: 'st', operation: 'eq', value: ['Draft', 'Coming', 'Running', 'Ended'] }],
    })
  })

  it('show a message when there are none', async () => {
    open('/offers/manage', { 'POST /api/offers/search': () => page() })
    expect(await screen.findByText('No Offers found')).toBeTruthy()
  })
})

describe('one offer', () => {
  it('shows its price next to the usual one, and can be published from a draft', async () => {
    const { calls } = open('/offers/manage/3', {
      'POST /api/offers/search': () => page(draft()),
      'PUT /api/offers/3/publish': () => ({ body: offerOnWire() }),
    })
    expect(await screen.findByRole('heading', { level: 1, name: 'Christmas offer' })).toBeTruthy()
    expect(screen.getByRole('row', { name: /Platinum Classic/ }).textContent).toContain('₹6,999')
    for (const name of ['Choose Wide banner', 'Choose Tall banner'])
      expect(screen.getByRole('button', { name })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }))
    await waitFor(() => expect(calls.some(({ path }) => path === '/api/offers/3/publish')).toBe(true))
  })

  it('shows its banners to staff, and takes no new ones after it was published', async () => {
    const { calls } = open('/offers/manage/3', {
      'POST /api/offers/search': () => page(offerOnWire()),
      'GET /api/offers/banners/wide': () => ({ body: 'a picture' }),
      'GET /api/offers/banners/tall': () => ({ body: 'a picture' }),
    })
    expect((await screen.findByRole('img', { name: 'Wide banner' })).getAttribute('src')).toBe('blob:banner')
    expect(calls.filter(({ path }) => path.startsWith('/api/offers/banners/'))).toHaveLength(2)
    expect(screen.queryByRole('button', { name: /banner/ })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull()
  })

  it('says that a banner is being made, and that one could not be read', async () => {
    const banners = [
      { mid: 'w', mf: '1280x630', ms: 'Deactivated', cu: '/w', pr: true },
      { mid: 't', mf: '930x1280', ms: 'Rejected', cu: '/t' },
    ]
    open('/offers/manage/3', { 'POST /api/offers/search': () => page(draft({ me: banners })) })
    const wide = await screen.findByRole('region', { name: 'Wide banner' })
    expect(within(wide).getByRole('status').textContent).toBe('Processing…')
    const tall = screen.getByRole('region', { name: 'Tall banner' })
    expect(within(tall).getByText('We could not read this picture. Upload another one.')).toBeTruthy()
  })

  it('can be edited while it is a draft, starting with its values', async () => {
    const { calls } = open('/offers/manage/3', {
      'POST /api/memberships/search': () => page(plan),
      'POST /api/offers/search': () => page(draft()),
      'PUT /api/offers/3': () => ({ body: draft({ na: 'Easter offer' }) }),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Edit' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Edit Christmas offer' }))
    await userEvent.clear(dialog.getByLabelText(/^Title/))
    await userEvent.type(dialog.getByLabelText(/^Title/), 'Easter offer')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      na: 'Easter offer',
      mids: [4],
      am: 6999,
      sd: '2026-11-01',
      ed: '2026-12-31',
      ch: false,
    })
  })

  it.each([
    ['that runs', offerOnWire({ me: [] })],
    ['that is over by its date', offerOnWire({ me: [], st: 'Ended' })],
  ])('%s can be extended', async (_, shown) => {
    const { calls } = open('/offers/manage/3', {
      'POST /api/offers/search': () => page(shown),
      'PUT /api/offers/3/extend': () => ({ body: offerOnWire({ ed: '2027-01-31' }) }),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Extend' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Extend Christmas offer' }))
    await userEvent.clear(dialog.getByLabelText(/^Last day/))
    await userEvent.type(dialog.getByLabelText(/^Last day/), '2027-01-31')
    await userEvent.click(dialog.getByRole('button', { name: 'Extend' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ ed: '2027-01-31' })
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull()
  })

  it('that staff ended offers no actions', async () => {
    const ended = offerOnWire({ me: [], st: 'Ended', eat: '2026-11-20T06:00:00.000Z' })
    open('/offers/manage/3', { 'POST /api/offers/search': () => page(ended) })
    await screen.findByRole('heading', { level: 1, name: 'Christmas offer' })
    for (const name of ['Edit', 'Extend', 'End', 'Publish'])
      expect(screen.queryByRole('button', { name })).toBeNull()
  })

  it('is ended after a confirmation', async () => {
    const { calls } = open('/offers/manage/3', {
      'POST /api/offers/search': () => page(offerOnWire({ me: [] })),
      'PUT /api/offers/3/end': () => ({ body: offerOnWire({ st: 'Ended' }) }),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'End' }))
    const dialog = within(screen.getByRole('dialog', { name: 'End Christmas offer?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'End' }))
    await waitFor(() => expect(calls.some(({ path }) => path === '/api/offers/3/end')).toBe(true))
  })

  it('that does not exist shows a message', async () => {
    open('/offers/manage/9', { 'POST /api/offers/search': () => page() })
    expect(await screen.findByText('Offer not found')).toBeTruthy()
  })
})

const good: OfferValues = {
  title: ' Christmas ',
  membershipIds: ['4'],
  price: '6999',
  startsOn: '2026-12-01',
  endsOn: '2026-12-31',
  couponsHold: false,
}
const errorsOf = async (overrides: Partial<OfferValues>) =>
  await offerForm(undefined, async () => undefined).check?.({ ...good, ...overrides })

describe('the form of an offer', () => {
  it.each([
    [{}, {}],
    [{ title: ' ' }, { title: 'Enter a title' }],
    [{ membershipIds: [] }, { membershipIds: 'Select at least one plan' }],
    [{ price: '' }, { price: 'Enter an amount from 1 to 10,00,000' }],
    [{ price: '0.99' }, { price: 'Enter an amount from 1 to 10,00,000' }],
    [{ endsOn: '' }, { endsOn: 'Select the last day' }],
  ])('with %j shows the errors %j', async (overrides, expected) => {
    expect(await errorsOf(overrides)).toEqual(expected)
  })

  it('sends paise and ids', () => {
    expect(termsOf(good)).toMatchObject({ title: 'Christmas', membershipIds: [4], price: 699_900 })
  })
})
