import type { Plan } from '@bnr/contract/plans/schemas'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useIsShown } from '../../platform/useIsShown.ts'
import { answerWith } from '../../testing/answers.ts'
import { holdReply } from '../../testing/holdReply.ts'
import { sentPlan } from '../../testing/plans.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import { LeavingDialog } from '../../ui/LeavingDialog.tsx'
import { usePlan, usePlanVersions } from '../calls.ts'
import CreatePackagePage from './CreatePackagePage.tsx'
import { PlanForm } from './PlanForm.tsx'
import { type PlanValues, planForm, termsOf, valuesOf } from './planForm.ts'

afterEach(() => vi.unstubAllGlobals())

const good: PlanValues = {
  ...valuesOf(undefined),
  name: ' Harvest ',
  price: { amount: '7500.50' },
  duration: '6',
  phoneContacts: '60',
  expressInterests: '0',
}
const createPage = (
  <>
    <CreatePackagePage />
    <LeavingDialog />
  </>
)

/** Like its page, it reads all versions, and shows no form of one that has been replaced. */
function Edit() {
  const isOnPage = useIsShown()
  const { data } = usePlan(3)
  usePlanVersions(3)
  return data && !data.replacedAt ? <PlanForm plan={data satisfies Plan} isOnPage={isOnPage} /> : null
}
const errorsOf = async (overrides: Partial<PlanValues>) =>
  await planForm(undefined, async () => undefined).check?.({ ...good, ...overrides })

describe('the form of a plan', () => {
  it.each([
    [{}, {}],
    [{ name: '  ' }, { name: 'Enter the plan name' }],
    [{ price: { amount: '' } }, { 'price.amount': 'Enter an amount from 0 to 10,00,000' }],
    [{ price: { amount: '1.005' } }, { 'price.amount': 'Enter an amount from 0 to 10,00,000' }],
    [{ price: { amount: '1000000.01' } }, { 'price.amount': 'Enter an amount from 0 to 10,00,000' }],
    [{ price: { amount: '1000000' } }, {}],
    [{ duration: '' }, { duration: 'Enter a number from 1 to 730' }],
    [{ duration: '0' }, { duration: 'Enter a number from 1 to 730' }],
    [{ assisted: true, weeklyAim: '21' }, { weeklyAim: 'Enter a number from 1 to 20' }],
    [{ phoneContacts: '' }, { phoneContacts: 'Enter a number from 0 to 1000000' }],
  ])('with %j shows the errors %j', async (overrides, expected) => {
    expect(await errorsOf(overrides)).toEqual(expected)
  })

  it('sends paise, whole numbers, and a description of assistance only with assistance', () => {
    expect(termsOf(good)).toMatchObject({ name: 'Harvest', price: { amount: 750_050 }, duration: 6 })
    expect(termsOf({ ...good, assistance: 'A call a week' })).not.toHaveProperty('assistance')
    expect(termsOf({ ...good, assisted: true, assistance: 'A call a week' }).assistance).toBe('A call a week')
  })

  it('creates a plan and opens its tab', async () => {
    const calls = answerWith({ 'POST /api/memberships': () => ({ body: sentPlan({ mt: 'Elite' }) }) })
    const { router } = renderAt('/packages/create', createPage)
    await userEvent.selectOptions(screen.getByLabelText(/^Category/), 'Elite')
    await userEvent.type(screen.getByLabelText(/^Plan name/), 'Harvest')
    await userEvent.type(screen.getByLabelText(/^Amount in rupees/), '9,000')
    await userEvent.type(screen.getByLabelText(/^Validity/), '6')
    await userEvent.type(screen.getByLabelText(/^Contacts/), '60')
    await userEvent.type(screen.getByLabelText(/^Express interest/), '90')
    await userEvent.selectOptions(screen.getByLabelText('High visibility days'), '60 days')
    await userEvent.click(screen.getByLabelText('Gold tagging of the profile photo'))
    await userEvent.click(screen.getByLabelText('Assisted Service'))
    await userEvent.type(
      screen.getByLabelText('Description of the assistance, for the card'),
      'A call a week',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Create' }))
    await waitFor(() => expect(router.state.location.search).toBe('?category=Elite'))
    expect(calls[0]?.body).toEqual({
      mt: 'Elite',
      na: 'Harvest',
      tg: 'sc',
      co: { am: 9000 },
      pd: 6,
      du: 'months',
      pc: 60,
      eic: 90,
      phpd: 0,
      pvpd: 60,
      gt: true,
      as: true,
      ab: 'A call a week',
      wa: 3,
    })
  })

  it('asks before typed text is lost, but not after Cancel', async () => {
    const { router } = renderAt('/packages/create', createPage)
    await userEvent.type(screen.getByLabelText(/^Plan name/), 'Harvest')
    await act(() => router.navigate('/elsewhere'))
    await userEvent.click(await screen.findByRole('button', { name: 'Stay here' }))
    expect(router.state.location.pathname).toBe('/packages/create')
    await userEvent.click(screen.getByRole('link', { name: 'Cancel' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/packages'))
  })

  it('opens the price list although the new version is read before', async () => {
    let replaced = {}
    answerWith({
      'POST /api/memberships/search': () => ({ body: { results: [sentPlan(replaced)], total: 1, page: 0 } }),
      'PUT /api/memberships/3': () => {
        replaced = { rat: '2026-11-22T00:00:00Z' }
        return { body: sentPlan({ id: 4 }) }
      },
    })
    const answered = globalThis.fetch
    vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
      const ofAllVersions = String(init?.body).includes('"lv"')
      if (ofAllVersions) await new Promise((resolve) => setTimeout(resolve, 50))
      return await answered(address, init)
    })
    const { router } = renderAt('/packages/3/edit', <Edit />)
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/packages'))
  })

  it('leaves somebody who has gone elsewhere before the reply where they are', async () => {
    answerWith({
      'POST /api/memberships/search': () => ({ body: { results: [sentPlan()], total: 1, page: 0 } }),
      'PUT /api/memberships/3': () => ({ body: sentPlan() }),
    })
    const release = holdReply('/api/memberships/3')
    const { router } = renderAt('/packages/3/edit', <Edit />)
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
    await act(() => router.navigate('/elsewhere'))
    await act(async () => {
      release()
      await new Promise((resolve) => setTimeout(resolve, 50))
    })
    expect(router.state.location.pathname).toBe('/elsewhere')
  })

  it('shows at the name that it is already taken', async () => {
    const message = 'A plan with this name already exists in this category'
    answerWith({
      'POST /api/memberships/search': () => ({ body: { results: [sentPlan()], total: 1, page: 0 } }),
      'PUT /api/memberships/3': () => ({
        status: 409,
        body: { code: 'plan_exists', message, fields: { na: message } },
      }),
    })
    renderAt('/packages/3/edit', <Edit />)
    const name = await screen.findByLabelText<HTMLInputElement>(/^Plan name/)
    expect(name.value).toBe('Platinum Classic')
    expect(screen.getByLabelText<HTMLInputElement>(/^Amount in rupees/).value).toBe('8500')
    expect(screen.getByLabelText<HTMLSelectElement>('Highlight profile days').value).toBe('60')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(message)).toBeTruthy()
    expect(name.getAttribute('aria-invalid')).toBe('true')
  })
})
