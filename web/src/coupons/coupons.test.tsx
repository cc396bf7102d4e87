import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { answerWith, type RecordedCall } from '../testing/answers.ts'
import { renderAt } from '../testing/renderAt.tsx'
import { boundsOf, type CouponValues, couponForm, couponOf, valuesOf } from './couponForm.ts'
import CouponsPage from './couponList.tsx'

afterEach(() => vi.unstubAllGlobals())

const coupon = (more: object = {}) => ({
  id: 7,
  cd: 'HARVEST',
  pct: 10,
  mids: [4],
  sd: '2026-11-01',
  ed: '2026-12-31',
  lma: 100,
  us: 3,
  st: 'Running',
  cdt: '2026-11-01T00:00:00.000Z',
  can: ['change', 'end'],
  ...more,
})
const plan = { id: 14, lv: 4, na: 'Platinum Classic', mt: 'self', co: { am: 8500 } }
const page = (...results: object[]) => ({ body: { results, total: results.length, page: 0 } })

function open(
  address: string,
  answers: Record<string, (call: RecordedCall) => { status?: number; body: unknown }>,
) {
  const calls = answerWith({ 'POST /api/memberships/search': () => page(plan), ...answers })
  return { calls, ...renderAt(address, <CouponsPage />) }
}

describe('the list of coupons', () => {
  it('shows the discount, dates, uses and plans of each coupon', async () => {
    open('/coupons', {
      'POST /api/coupons/search': () =>
        page(
          coupon(),
          coupon({
            id: 8,
            cd: 'FLAT',
            pct: undefined,
            am: 499.5,
            mids: [],
            lma: undefined,
            st: 'Ended',
            can: [],
            eat: '2026-11-20T06:00:00.000Z',
          }),
        ),
    })
    const [, first, second] = await screen.findAllByRole('row')
    await waitFor(() => expect(first?.textContent).toContain('Platinum Classic'))
    expect(first?.textContent).toContain('10 %')
    expect(first?.textContent).toContain('1\u00a0Nov\u00a02026 to 31\u00a0Dec\u00a02026')
    expect(first?.textContent).toContain('3 of 100')
    expect(second?.textContent).toContain('₹499.50')
    expect(second?.textContent).toContain('All')
    expect(within(second as HTMLElement).queryByRole('button')).toBeNull()
  })

  it('lets a coupon that ended by its date run again', async () => {
    const { calls } = open('/coupons', {
      'POST /api/coupons/search': () => page(coupon({ st: 'Ended', can: ['change'], ed: '2026-11-10' })),
      'PUT /api/coupons/7': () => ({ body: coupon() }),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Edit HARVEST' }))
    expect(screen.queryByRole('button', { name: 'End HARVEST' })).toBeNull()
    const dialog = within(screen.getByRole('dialog', { name: 'Dates and limits of HARVEST' }))
    await userEvent.clear(dialog.getByLabelText(/^Last day/))
    await userEvent.type(dialog.getByLabelText(/^Last day/), '2026-12-31')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const sent = calls.find(({ method }) => method === 'PUT')
    expect(sent?.body).toEqual({ sd: '2026-11-01', ed: '2026-12-31', lma: 100 })
  })

  it('is filtered by state, which is part of the address', async () => {
    const { calls, router } = open('/coupons', { 'POST /api/coupons/search': () => page() })
    await screen.findByText('No coupons found')
    await userEvent.selectOptions(screen.getByLabelText('Status'), 'Ended')
    expect(router.state.location.search).toBe('?state=Ended')
    await waitFor(() =>
      expect(calls.at(-1)?.body).toEqual({ criterias: [{ key: 'st', operation: 'eq', value: 'Ended' }] }),
    )
  })

  it('ends a coupon after a confirmation', async () => {
    const { calls } = open('/coupons', {
      'POST /api/coupons/search': () => page(coupon()),
      'PUT /api/coupons/7/end': () => ({ body: coupon({ st: 'Ended' }) }),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'End HARVEST' }))
    const dialog = within(screen.getByRole('dialog', { name: 'End HARVEST?' }))
    expect(calls.some(({ method }) => method === 'PUT')).toBe(false)
    await userEvent.click(dialog.getByRole('button', { name: 'End' }))
    await waitFor(() => expect(calls.some(({ path }) => path === '/api/coupons/7/end')).toBe(true))
  })

  it('offers to try again after a failure', async () => {
    open('/coupons', {
      'POST /api/coupons/search': () => ({
        status: 503,
        body: { message: 'Oops! Service Unavailable', code: 'unavailable' },
      }),
    })
    expect(await screen.findByText('Oops! Service Unavailable')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  })
})

const good: CouponValues = {
  ...valuesOf(undefined, '2026-11-22'),
  code: 'HARVEST',
  percent: '15',
  endsOn: '2026-12-31',
}
const errorsOf = async (overrides: Partial<CouponValues>) =>
  await couponForm(undefined, async () => undefined).check?.({ ...good, ...overrides })

describe('the form of a coupon', () => {
  it.each([
    [{}, {}],
    [{ code: 'ABC' }, { code: 'Use 4 to 20 capital letters and digits' }],
    [{ percent: '101' }, { percent: 'Enter a number from 1 to 100' }],
    [{ percent: '' }, { percent: 'Enter a number from 1 to 100' }],
    [{ kind: 'amount', amount: '0.50' }, { amount: 'Enter an amount from 1 to 10,00,000' }],
    [{ kind: 'amount', amount: '500' }, {}],
    [{ endsOn: '' }, { endsOn: 'Select the last day' }],
    [{ limitInAll: '0' }, { limitInAll: 'Enter a number from 1 to 1000000' }],
  ] as [Partial<CouponValues>, object][])('with %j shows the errors %j', async (overrides, expected) => {
    expect(await errorsOf(overrides)).toEqual(expected)
  })

  it('sends either a percentage or an amount, and no limit for an empty field', () => {
    expect(couponOf(good)).toEqual({
      code: 'HARVEST',
      percent: 15,
      planIds: [],
      startsOn: '2026-11-22',
      endsOn: '2026-12-31',
      limitForEach: 1,
    })
    expect(couponOf({ ...good, kind: 'amount', amount: '499.50' })).toMatchObject({ amount: 49_950 })
    expect(couponOf({ ...good, kind: 'amount', amount: '499.50' })).not.toHaveProperty('percent')
    expect(boundsOf({ ...good, limitForEach: ' ' })).toEqual({ startsOn: '2026-11-22', endsOn: '2026-12-31' })
  })
})
