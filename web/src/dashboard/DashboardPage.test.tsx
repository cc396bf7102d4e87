import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { beginSession, endSession, type SessionUser } from '../accounts/session.ts'
import { answerWith } from '../testing/answers.ts'
import { renderAt } from '../testing/renderAt.tsx'
import DashboardPage from './DashboardPage.tsx'

const anita = {
  roles: ['profile_user'],
  name: 'Anita',
  profileId: 7,
  bnrId: '10000001',
  status: 'Active',
  phoneVerified: true,
} as unknown as SessionUser
const person = (id: number, name: string) => ({
  id,
  pid: String(20000000 + id),
  ps: 'Active',
  bi: { na: name },
  me: [],
})
const free = { pn: 'Free Membership', pd: 0, du: 'DAYS', dte: 0, pc: 0, upc: 0, eic: 0, ueic: 0 }
const quiet = {
  profile: { id: 7, pid: '10000001', ps: 'Active', bi: { na: 'Anita' }, me: [] },
  completion: {
    percent: 94,
    missing: { 'bi.prd': 'Write a few lines about yourself', media: 'Add a profile photo' },
  },
  membership: free,
  interests: { results: [], total: 0 },
  matches: { results: [], total: 0 },
  viewers: [],
  offers: [],
}

function open(change: object = {}, status = 200) {
  answerWith({ 'GET /api/profiles/7/dashboard': () => ({ status, body: { ...quiet, ...change } }) })
  return renderAt('/profile/dashboard', <DashboardPage />)
}
const section = (name: string) => screen.findByRole('region', { name })
const hrefs = (within_: HTMLElement) =>
  within(within_)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))

beforeEach(() => beginSession(anita))
afterEach(() => {
  endSession()
  vi.unstubAllGlobals()
})

describe('the dashboard', () => {
  it('greets the member and shows how complete the profile is, with a link to what is missing', async () => {
    open()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome, Anita')
    const completion = await section('Profile completion')
    expect(within(completion).getByText('94%')).toBeTruthy()
    expect(hrefs(completion)).toEqual([
      '/profile/update/10000001',
      '/profile/update/10000001#about',
      '/profile/update/10000001#photo',
    ])
  })

  it('shows the newest matches and their total', async () => {
    open({ matches: { results: [person(1, 'Joel'), person(2, 'Abel')], total: 1234 } })
    const matches = await section('Your matches')
    expect(hrefs(matches)).toEqual(['/matches', '/profile/20000001', '/profile/20000002'])
    expect(within(matches).getByText('See all 1,234 matches')).toBeTruthy()
  })

  it('suggests next steps when there are no matches and no viewers', async () => {
    open()
    expect(hrefs(await section('Your matches'))).toEqual([
      '/profile/update/10000001#preferences',
      '/profile/search',
    ])
    expect(hrefs(await section('Recent viewers'))).toEqual(['/profile/search'])
    expect(screen.queryByRole('region', { name: 'Offers' })).toBeNull()
  })

  it('shows who viewed the profile and when', async () => {
    open({
      viewers: [{ at: new Date(Date.now() - 2 * 3_600_000).toISOString(), profile: person(3, 'Saul') }],
    })
    const viewers = await section('Recent viewers')
    expect(within(viewers).getByText('Viewed 2 hours ago')).toBeTruthy()
    expect(hrefs(viewers)).toEqual(['/activity/who-viewed-you', '/profile/20000003'])
  })

  it('shows what is left of the membership', async () => {
    open({
      membership: {
        pn: 'Ruby',
        pd: 12,
        du: 'months',
        dte: 1,
        ed: '2026-11-22',
        pc: 250,
        upc: 7,
        eic: 400,
        ueic: 399,
      },
    })
    const summary = await section('Your membership')
    for (const text of ['Ruby', '1 day', '243', '1']) expect(within(summary).getByText(text)).toBeTruthy()
  })

  it('begins with the interests to answer, then the review, then a payment', async () => {
    open({
      profile: { ...quiet.profile, ps: 'Rejected' },
      interests: { results: [person(1, 'Joel'), person(2, 'Abel')], total: 3 },
      invoice: { id: 12, pn: 'Ruby', pd: false },
    })
    const interests = await section('3 interests to answer')
    expect(hrefs(interests)).toContain('/activity/interest-received')
    const regions = screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'))
    expect(regions.indexOf('Review of your profile')).toBeLessThan(regions.indexOf('Your payment'))
    expect(regions.indexOf('Your payment')).toBeLessThan(regions.indexOf('Profile completion'))
    expect(hrefs(await section('Your payment'))).toEqual(['/checkout?invoice=12'])
  })

  it('offers to renew in the last 30 days, until the renewal is paid', async () => {
    const ruby = { ...free, pn: 'Ruby', pd: 12, du: 'months', dte: 30, ed: '2026-12-22' }
    open({ membership: ruby })
    expect(hrefs(await section('Your membership'))).toEqual(['/profile/myaccount', '/packages'])
    cleanup()
    open({ membership: ruby, invoice: { id: 12, pn: 'Ruby', pd: true } })
    expect(hrefs(await section('Your membership'))).toEqual(['/profile/myaccount'])
    cleanup()
    open({ membership: { ...ruby, rd: '2026-12-23', rpn: 'Ruby' } })
    expect(await screen.findByText('Then Ruby, from 23 Dec 2026')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Renew' })).toBeNull()
  })

  it('says that a paid plan waits for its activation, and not "Free Membership"', async () => {
    open({ invoice: { id: 12, pn: 'Ruby', pd: true } })
    expect(hrefs(await section('Your payment'))).toEqual(['/profile/myaccount'])
    expect(screen.getByText(/We have your payment for Ruby\. Activation usually takes place/)).toBeTruthy()
    expect(screen.queryByText('Free Membership')).toBeNull()
  })

  it('shows a draft how many answers each step lacks, and no list of errors', async () => {
    open({
      profile: { ...quiet.profile, ps: 'Draft' },
      completion: { percent: 20, missing: { 'bi.wt': 'Select weight', media: 'Add a profile photo' } },
    })
    const review = await section('Review of your profile')
    expect(within(review).getByText(/^Family Details: \d+ left$/)).toBeTruthy()
    expect(screen.queryByText('Select weight')).toBeNull()
    expect(screen.getByText('Add a profile photo')).toBeTruthy()
  })

  it('asks for the number first, then for the review', async () => {
    const number = { phone: '919100000001', mobile: '9100000001', phoneVerified: false }
    beginSession({ ...anita, ...number, status: 'Draft' })
    open({ profile: { ...quiet.profile, ps: 'Draft' } })
    const verification = await section('See full profiles')
    const review = screen.getByRole('region', { name: 'Review of your profile' })
    expect(verification.compareDocumentPosition(review)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('offers to try again after a failure', async () => {
    open({ message: 'Oops! Service Unavailable', code: 'unavailable' }, 503)
    expect(await screen.findByText('Oops! Service Unavailable')).toBeTruthy()
    answerWith({ 'GET /api/profiles/7/dashboard': () => ({ body: quiet }) })
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await section('Your matches')).toBeTruthy()
  })
})
