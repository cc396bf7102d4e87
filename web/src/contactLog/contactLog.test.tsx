import type { Profile } from '@bnr/contract/profiles/profile'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { beginSession, endSession } from '../accounts/session.ts'
import { answerWith } from '../testing/answers.ts'
import { manager } from '../testing/people.ts'
import { renderAt } from '../testing/renderAt.tsx'
import ContactLog from './ContactLog.tsx'
import FollowUpsPage from './followUpList.tsx'

beforeEach(() => beginSession(manager))
afterEach(() => {
  endSession()
  vi.unstubAllGlobals()
})

const profileOf = (more: Partial<Profile> = {}) =>
  ({ id: 7, status: 'Active', basic: { name: 'Anita' }, ...more }) as Profile
const entry = (more: object = {}) => ({
  id: 1,
  cdt: '2026-11-20T06:30:00.000Z',
  cb: 'Nisha',
  ki: 'call',
  oc: 'no_answer',
  due: false,
  ...more,
})
const page = (...results: object[]) => ({ body: { results, total: results.length, page: 0 } })

function open(profile: Profile, ...entries: object[]) {
  const calls = answerWith({
    'GET /api/profiles/7/contactLog': () => page(...entries),
    'POST /api/profiles/7/contactLog': () => ({ body: { message: 'Call saved' } }),
  })
  renderAt('/', <ContactLog profile={profile} />)
  return calls
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('the contact log of a profile', () => {
  it('shows each entry, its author and the open follow-up', async () => {
    open(
      profileOf(),
      entry({ id: 2, ki: 'note', oc: undefined, no: 'Evenings', fud: '2026-11-30', due: true }),
      entry(),
    )
    const [first, second] = await screen.findAllByRole('listitem')
    expect(first?.textContent).toBe(
      'Note20\u00a0Nov\u00a02026, 12:00\u00a0pm · NishaEveningsCall back on 30\u00a0Nov\u00a02026',
    )
    expect(second?.textContent).toContain('Call: No answer')
  })

  it('asks for the outcome of a call and the day to call back', async () => {
    const calls = open(profileOf())
    await screen.findByText('No calls yet.')
    await press('Log a call')
    await screen.findByRole('dialog')
    await press('Save')
    const outcome = screen.getByLabelText(/^Outcome/)
    await waitFor(() => expect(outcome.getAttribute('aria-invalid')).toBe('true'))
    expect(screen.getByText('Select how the call went')).toBeTruthy()
    await userEvent.selectOptions(outcome, 'Call back')
    await press('Save')
    await screen.findByText('Select the day to call back')
    expect(calls.some(({ method }) => method === 'POST')).toBe(false)
    await userEvent.selectOptions(outcome, 'Do not call')
    expect(screen.queryByLabelText(/^Call back on/)).toBeNull()
    await press('Save')
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ ki: 'call', oc: 'do_not_call' }),
    )
  })

  it('does not offer to log a call to a family that asked us not to call', async () => {
    open(profileOf({ doNotCall: true }))
    expect(screen.getByText('Do not call')).toBeTruthy()
    await press('Add a note')
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getAllByRole('radio', { name: /./ })).toHaveLength(2)
    expect(within(dialog).queryByRole('radio', { name: 'Call' })).toBeNull()
    expect(within(dialog).getByRole('radio', { name: 'Can be called again' })).toBeTruthy()
  })

  it('offers no follow-up day for outcomes that end contact', async () => {
    open(profileOf({ doNotCall: true }))
    await press('Add a note')
    expect(await screen.findByRole('textbox', { name: /^Note/ })).toBeTruthy()
    expect(screen.queryByLabelText(/^Call back on/)).toBeNull()
  })

  it('offers no follow-up for a settled family', async () => {
    open(profileOf({ status: 'Settled' }))
    await press('Log a call')
    const outcome = await screen.findByLabelText(/^Outcome/)
    expect(within(outcome).queryByRole('option', { name: 'Call back' })).toBeNull()
    await userEvent.selectOptions(outcome, 'Reached')
    expect(screen.queryByLabelText(/^Call back on/)).toBeNull()
  })

  it('is hidden from staff without the permission', () => {
    beginSession({ ...manager, roles: ['staff_user', 'finance_admin'] })
    expect(open(profileOf())).toEqual([])
    expect(screen.queryByRole('region')).toBeNull()
  })

  it('is read-only for staff who may not write', async () => {
    beginSession({ ...manager, roles: ['staff_user', 'super_admin'] })
    open(profileOf())
    await screen.findByText('No calls yet.')
    expect(screen.queryByRole('button')).toBeNull()
  })
})

const followUp = {
  fud: '2020-01-05',
  pfid: 7,
  pid: '10000007',
  na: 'Anita',
  ps: 'Active',
  due: true,
  phm: '+91 ••••••0001',
  fuo: 'Ravi',
}

describe('the list of follow-ups', () => {
  it('lets staff open a number and log a call without leaving the list', async () => {
    const calls = answerWith({
      'GET /api/followUps': () => page(entry(followUp)),
      'POST /api/profiles/7/contact': () => ({ body: { ph: { cc: '91', nu: '9100000001', pt: 'M' } } }),
      'POST /api/profiles/7/contactLog': () => ({ body: { message: 'Call saved' } }),
    })
    renderAt('/ad/follow-ups', <FollowUpsPage />)
    await screen.findByText('+91 ••••••0001')
    await press('Show the contact of Anita')
    expect((await screen.findByRole('link', { name: '+91 9100000001' })).getAttribute('href')).toBe(
      'tel:+919100000001',
    )
    await press('Log a call with Anita')
    await userEvent.selectOptions(await screen.findByLabelText(/^Outcome/), 'Reached')
    await press('Save')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(calls.find(({ path }) => path.endsWith('/contactLog'))?.body).toEqual({
      ki: 'call',
      oc: 'reached',
    })
    expect(calls.filter(({ path }) => path.endsWith('/followUps'))).toHaveLength(2)
  })

  it('is read-only for staff who may only read', async () => {
    beginSession({ ...manager, roles: ['staff_user', 'super_admin'] })
    answerWith({ 'GET /api/followUps': () => page(entry(followUp)) })
    renderAt('/ad/follow-ups', <FollowUpsPage />)
    await screen.findByText('+91 ••••••0001')
    expect(screen.queryByRole('button', { name: /^Write down/ })).toBeNull()
  })

  it('starts with one’s own, and shows the owner in the list of all', async () => {
    const calls = answerWith({ 'GET /api/followUps': () => page(entry(followUp)) })
    const { router } = renderAt('/ad/follow-ups', <FollowUpsPage />)
    const [, row] = await screen.findAllByRole('row')
    expect(row?.textContent).toBe(
      '5\u00a0Jan\u00a02020AnitaBNR ID 10000007+91 ••••••0001ShowActiveCall: No answerBy NishaLog a call',
    )
    expect(
      within(row as HTMLElement)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/profile/10000007')
    await userEvent.selectOptions(screen.getByLabelText('Assigned to'), 'everybody')
    expect(router.state.location.search).toBe('?of=everybody')
    expect(await screen.findByText('Ravi')).toBeTruthy()
    expect(calls.map(({ query }) => query.get('of'))).toEqual(['mine', 'everybody'])
  })

  it('shows later follow-ups with their times on a separate tab', async () => {
    const later = { ...followUp, fud: '2999-01-05', fut: '18:30' }
    const calls = answerWith({ 'GET /api/followUps': () => page(entry(later)) })
    const { router } = renderAt('/ad/follow-ups', <FollowUpsPage />)
    await userEvent.click(await screen.findByRole('tab', { name: 'Upcoming' }))
    expect(router.state.location.search).toBe('?when=upcoming')
    expect(await screen.findByText(/^5 Jan 2999, 6:30 pm$/i)).toBeTruthy()
    expect(calls.map(({ query }) => query.get('when'))).toEqual(['due', 'upcoming'])
  })
})
