import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { beginSession, endSession } from '../../accounts/session.ts'
import { answerWith } from '../../testing/answers.ts'
import { covered, found, search, searchAmong } from '../../testing/foundProfiles.ts'
import { anita } from '../../testing/people.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import { showOnScreen } from '../../testing/screenWidth.ts'
import ResultsPage from '../ResultsPage.tsx'
import GuestResultsPage from './GuestResultsPage.tsx'

beforeEach(() => showOnScreen({ isWide: false }))

describe('the results of a member who may not see full profiles', () => {
  const covering = () => ({ body: { results: [covered(1), covered(2)], total: 40, page: 0 } })

  it.each([
    [
      'a number to verify',
      { status: 'Active', phoneVerified: false },
      'Verify your mobile number to see full profiles',
      'button',
      'Verify Mobile',
    ],
    [
      'a draft to send',
      { status: 'Draft', phoneVerified: true },
      'Send your profile for review to see full profiles',
      'link',
      'Ready for Review',
    ],
  ] as const)(
    'with %s say why, offer a next step, and send only guest criteria',
    async (_, session, why, role, step) => {
      beginSession({ ...anita, ...session })
      const calls = answerWith({ [search]: covering })
      renderAt('/profile/list?form=quick&age=25-30&caste=Nadar&denomination=CSI&page=1', <ResultsPage />)
      await screen.findByText('M 1')
      expect(screen.getByText(new RegExp(why))).toBeTruthy()
      expect(screen.getByRole(role, { name: step })).toBeTruthy()
      const { query, body } = searchAmong(calls)
      expect(String(query)).toBe('page=1&size=5')
      expect((body as { criterias: { key: string }[] }).criterias.map(({ key }) => key)).toEqual([
        'ps',
        'bi.ge',
        'bi.dob',
        'ri.de',
      ])
    },
  )

  it('are none for a BNR ID, instead of everybody', async () => {
    beginSession({ ...anita, phoneVerified: false })
    const calls = answerWith({ [search]: covering })
    renderAt('/profile/list?form=id&id=10000002', <ResultsPage />)
    expect(await screen.findByText('You cannot search by BNR ID yet')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Verify Mobile' })).toBeTruthy()
    expect(calls.filter(({ path }) => path.endsWith('/search'))).toEqual([])
  })

  it('show the same prompt for a press on hidden details and for a fourth page', async () => {
    beginSession({ ...anita, status: 'Draft' })
    answerWith({ [search]: covering })
    const { router } = renderAt('/profile/list?form=basic&page=2', <ResultsPage />)
    await userEvent.click((await screen.findAllByRole('button', { name: /^View Profile/ }))[0] as HTMLElement)
    const dialog = await screen.findByRole('dialog', { name: 'See full profiles' })
    expect(dialog.textContent).toContain('Send your profile for review to see full profiles')
    await userEvent.click(screen.getByRole('link', { name: 'Next page', hidden: true }))
    expect(router.state.location.search).toBe('?form=basic&page=2')
  })
})

describe('the results of a guest', () => {
  beforeEach(() => endSession())

  it('show five profiles a page for the criteria from the home page', async () => {
    const calls = answerWith({ [search]: () => found(40) })
    renderAt('/profile/g/list?ge=m&from=25&to=35&de=CSI', <GuestResultsPage />)
    await screen.findByText('40 Profiles found')
    const { query, body } = searchAmong(calls)
    expect(String(query)).toBe('page=0&size=5')
    expect((body as { criterias: unknown }).criterias).toEqual([
      { key: 'bi.ge', operation: 'eq', value: 'm' },
      { key: 'bi.dob', operation: 'age_range', value: { gte: 25, lte: 35 } },
      { key: 'ri.de', operation: 'eq', value: 'CSI' },
    ])
  })

  it.each([
    [610, '610 Profiles found', 'Register free to see all 610'],
    [9, 'Fewer than 10 Profiles found', 'Register free to see names and photos'],
    [5, 'Fewer than 10 Profiles found', 'Register free to see names and photos'],
  ])('say how many profiles registering opens, out of a total of %i', async (total, count, register) => {
    answerWith({ [search]: () => found(total) })
    renderAt('/profile/g/list', <GuestResultsPage />)
    await screen.findByText(count)
    expect(screen.getByRole('link', { name: register }).getAttribute('href')).toBe('/home')
  })

  it('ask a guest to log in beyond the third page, without leaving the page', async () => {
    answerWith({ [search]: () => found(40) })
    const { router } = renderAt('/profile/g/list?page=2', <GuestResultsPage />)
    await userEvent.click(await screen.findByRole('link', { name: 'Next page' }))
    expect(screen.getByText('Dear Privileged Member, Login to view matching profiles')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Go to Registration Page', hidden: true })).toBeTruthy()
    expect(router.state.location.search).toBe('?page=2')
  })

  it('never request a page that guests may not read', async () => {
    const calls = answerWith({ [search]: () => found(40) })
    renderAt('/profile/g/list?page=3', <GuestResultsPage />)
    await screen.findByText('Dear Privileged Member, Login to view matching profiles')
    expect(calls).toEqual([])
  })

  it('hide the BNR ID and the link to the profile', async () => {
    answerWith({ [search]: () => found(2) })
    renderAt('/profile/g/list', <GuestResultsPage />)
    await screen.findByText('Member 1')
    expect(screen.queryByText('10000001')).toBeNull()
    await userEvent.click(screen.getAllByRole('button', { name: /^BNR ID/ })[0] as HTMLElement)
    expect(screen.getByText('Dear Privileged Member, Login to view matching profiles')).toBeTruthy()
  })

  it('redirect a member to the same search in the member area', async () => {
    beginSession(anita)
    answerWith({ [search]: () => found(2) })
    const { router } = renderAt('/profile/g/list?ge=f&from=25&to=35', <GuestResultsPage />)
    await waitFor(() => expect(router.state.location.pathname).toBe('/profile/list'))
    expect(router.state.location.search).toBe('?form=quick&age=25-35')
  })
})
