import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { beginSession, endSession, type SessionUser } from '../accounts/session.ts'
import { answerWith } from '../testing/answers.ts'
import { renderAt } from '../testing/renderAt.tsx'
import MyAccountPage from './MyAccountPage.tsx'

const anita = {
  roles: ['profile_user'],
  name: 'Anita',
  profileId: 7,
  bnrId: '10000001',
} as unknown as SessionUser
const platinum = {
  pn: 'Platinum Classic',
  am: 8500,
  pd: 12,
  du: 'months',
  dte: 31,
  ed: '2026-12-22',
  pc: 120,
  upc: 45,
  eic: 200,
  ueic: 200,
}
const free = { pn: 'Free Membership', am: 0, pd: 0, du: 'DAYS', dte: 0, pc: 0, upc: 0, eic: 0, ueic: 0 }
const invoice = (id: number, st: string, more = {}) => ({
  id,
  ino: `BNR/26-27/0000${id}`,
  st,
  ttaat: 10030,
  pt: 'cc',
  profileMembership: { pn: 'Platinum Classic' },
  pid: 7,
  ...more,
})

function open(membership: unknown, invoices: readonly unknown[] = [], status = 200) {
  const page = { results: invoices, total: invoices.length, page: 0 }
  const calls = answerWith({
    'GET /api/profiles/7/currentMembership': () => ({ status, body: membership }),
    'GET /api/sharedLinks': () => ({ body: { results: [], total: 0, page: 0 } }),
    'POST /api/invoices/search': () => ({ body: page }),
  })
  renderAt('/profile/myaccount', <MyAccountPage />)
  return calls
}

beforeEach(() => beginSession(anita))
afterEach(() => {
  endSession()
  vi.unstubAllGlobals()
})

describe('My Account', () => {
  it('asks to wait until somebody is logged in', () => {
    endSession()
    open(free)
    expect(screen.getByText('Please wait...')).toBeTruthy()
  })

  it('shows the membership, its end date and what is left', async () => {
    open(platinum)
    const details = await screen.findByRole('region', { name: 'Membership Details' })
    for (const text of ['Platinum Classic', '12 months (360 days)', 'Dec 22nd 2026', '31 days'])
      expect(within(details).getByText(text)).toBeTruthy()
    const contacts = screen.getByRole('meter', { name: 'Contacts Count' })
    expect([contacts.getAttribute('value'), contacts.getAttribute('max')]).toEqual(['45', '120'])
    expect(screen.getByText('45 of 120 used', { selector: 'p' })).toBeTruthy()
    const interests = screen.getByRole('region', { name: 'Express Interest Count' })
    expect(within(interests).getByText('0')).toBeTruthy()
  })

  it.each([
    [0, 'Ends today'],
    [1, '1 day'],
  ])('with %i days left shows "%s"', async (dte, text) => {
    open({ ...platinum, dte })
    expect(await screen.findByText(text)).toBeTruthy()
  })

  it('offers an upgrade only to members with a paid plan', async () => {
    open(platinum)
    expect((await screen.findByRole('link', { name: 'Upgrade' })).getAttribute('href')).toBe('/packages')
  })

  it('offers a renewal in the last 30 days, then shows the waiting renewal', async () => {
    open({ ...platinum, dte: 30 })
    expect((await screen.findByRole('link', { name: 'Renew' })).getAttribute('href')).toBe('/packages')
    expect(screen.queryByText('Renewal')).toBeNull()
    cleanup()
    open({ ...platinum, dte: 30, rd: '2026-12-23', rpn: 'Saphire Classic' })
    expect(await screen.findByText('Saphire Classic, from 23 Dec 2026')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Upgrade' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Renew' })).toBeNull()
  })

  it('shows quotas on hold and the last day to pay an invoice', async () => {
    open({ ...platinum, fz: true }, [invoice(1, 'Initiated', { pu: '2026-11-22', idt: '2026-11-22' })])
    for (const text of [/are on hold while we/, 'Payable until 22 Nov 2026']) await screen.findByText(text)
  })

  it('shows neither quotas nor an upgrade for Free Membership', async () => {
    open(free)
    expect(await screen.findByText('Free Membership')).toBeTruthy()
    expect(screen.queryByRole('meter')).toBeNull()
    expect(screen.queryByRole('link', { name: 'Upgrade' })).toBeNull()
  })

  it('offers to try again after a failure', async () => {
    open({ message: 'Oops! Service Unavailable', code: 'unavailable' }, [], 503)
    expect(await screen.findByText('Oops! Service Unavailable')).toBeTruthy()
    answerWith({ 'GET /api/profiles/7/currentMembership': () => ({ body: platinum }) })
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Platinum Classic')).toBeTruthy()
  })
})

describe('the payment history', () => {
  it("requests the member's own invoices in the listed states", async () => {
    const calls = open(platinum)
    expect(await screen.findByText('No payments yet')).toBeTruthy()
    expect(calls.map(({ body }) => body)).toContainEqual({
      criterias: [
        { key: 'pid', operation: 'eq', value: 7 },
        { key: 'st', operation: 'eq', value: ['Initiated', 'Paid', 'Active', 'Cancelled', 'Failed'] },
      ],
    })
  })

  it('does not offer card payment for other payment types', async () => {
    open(free, [invoice(3, 'Initiated', { pt: 'nb', idt: '2026-11-02' })])
    expect((await screen.findAllByText(/BNR\/26-27\/00003/)).length).toBeGreaterThan(0)
    expect(screen.queryByRole('link', { name: /^Proceed/ })).toBeNull()
  })

  it.each([
    ['Initiated', 'Proceed', '/checkout?invoice=3', false],
    ['Cancelled', 'Proceed', '/checkout?invoice=3', false],
    ['Failed', 'Proceed', '/checkout?invoice=3', false],
    ['Active', 'View Invoice', '/invoice/preview/3', true],
    ['Paid', 'View Invoice', '/invoice/preview/3', true],
  ])('%s: %s', async (state, label, href, newTab) => {
    open(platinum, [invoice(3, state, { idt: '2026-11-02' })])
    const link = await screen.findByRole('link', { name: new RegExp(`^${label} BNR/26-27/00003`) })
    expect(link.getAttribute('href')).toBe(href)
    expect(link.getAttribute('target')).toBe(newTab ? '_blank' : null)
    for (const text of ['₹10,030', '2 Nov 2026']) expect(screen.getByText(text)).toBeTruthy()
    expect(screen.queryByText('Pending Activation by Admin') !== null).toBe(state === 'Paid')
  })
  it('says why an invoice can no longer be paid and does not offer payment', async () => {
    const np = 'A newer invoice has replaced this one. See My Account'
    open(platinum, [invoice(3, 'Cancelled', { idt: '2026-11-02', np })])
    expect(await screen.findByText(np)).toBeTruthy()
    expect(screen.queryByRole('link', { name: /^Proceed/ })).toBeNull()
  })

  it('opens and downloads every invoice', async () => {
    const saved: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.pathname)
    })
    open(platinum, [invoice(3, 'Failed', { idt: '2026-11-02' })])
    const view = await screen.findByRole('link', { name: /^View Invoice BNR/ })
    expect(view.getAttribute('href')).toBe('/invoice/preview/3')
    answerWith({ 'GET /api/invoices/3/download': () => ({ body: { url: '/media/downloads/once' } }) })
    await userEvent.click(screen.getByRole('button', { name: 'Download PDF BNR/26-27/00003' }))
    await waitFor(() => expect(saved).toEqual(['/media/downloads/once']))
  })
})
