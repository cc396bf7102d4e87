import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Fragment } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { beginSession, endSession } from '../../accounts/session.ts'
import { accessibleNames } from '../../testing/accessibleNames.ts'
import { button, dialogButton, plan, priceList, samuel, shownBar } from '../../testing/activityBar.tsx'
import { anita } from '../../testing/people.ts'
import { ActivityBar } from '../ActivityBar.tsx'
import { closeSheet } from './openSheet.ts'
import { SheetHost } from './SheetHost.tsx'

const refusal = { status: 403, body: { code: 'plan_required', message: 'Pay to shortlist this profile' } }
const showBar = shownBar((profile) => (
  <Fragment key={profile.id}>
    <ActivityBar target={profile} />
    <SheetHost />
  </Fragment>
))

beforeEach(() => {
  closeSheet()
  beginSession(anita)
})

it('an activity that needs a plan shows the plans on the spot and keeps the way back', async () => {
  const { router } = showBar({ 'POST /api/profiles/7/shortlist/9': () => refusal, ...priceList })
  await userEvent.click(await button('Shortlist Samuel'))
  expect(await screen.findByText('Pay to shortlist this profile')).toBeTruthy()
  expect(await screen.findByText('12 months (360 days): 120 phone numbers, 200 interests')).toBeTruthy()
  expect(await button('Shortlist Samuel')).toBeTruthy()
  await userEvent.click(screen.getByRole('link', { name: 'See plans', hidden: true }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/packages'))
  expect(router.state.location.state).toEqual({ message: 'Pay to shortlist this profile' })
  expect(sessionStorage.getItem('bnr.wanted-person')).toContain('"bnrId":"10000002","name":"Samuel"')
  expect(screen.queryByText('See plans')).toBeNull()
})

it('a screen reader names the parts of the sheet with the plans', async () => {
  showBar({ 'POST /api/profiles/7/shortlist/9': () => refusal, ...priceList })
  await userEvent.click(await button('Shortlist Samuel'))
  await screen.findByText('12 months (360 days): 120 phone numbers, 200 interests')
  const dialog = screen.getByRole('dialog', { name: 'Pay to shortlist this profile', hidden: true })
  expect(accessibleNames(dialog)).toMatchInlineSnapshot(`
    [
      "heading: Pay to shortlist this profile",
      "link: See plans",
      "button: Close",
      "button: Not now",
    ]
  `)
})

it('closes when the session ends, and the next member does not see it', async () => {
  showBar({ 'POST /api/profiles/7/shortlist/9': () => refusal, ...priceList })
  await userEvent.click(await button('Shortlist Samuel'))
  await screen.findByText('Pay to shortlist this profile')
  act(() => endSession())
  expect(screen.queryByText('Pay to shortlist this profile')).toBeNull()
  act(() => beginSession({ ...anita, profileId: 8, userName: '10000003', bnrId: '10000003' }))
  expect(screen.queryByText('Pay to shortlist this profile')).toBeNull()
})

describe('expressing interest', () => {
  const sent = () => ({ body: { message: 'Interest expressed', id: 44 } })

  it('asks before it spends one, and sends nothing without a yes', async () => {
    const { calls } = showBar({ ...plan(40, 100), 'POST /api/profiles/7/like/9': sent })
    await userEvent.click(await button('Express Interest in Samuel'))
    expect(await screen.findByText('60 interests left')).toBeTruthy()
    await userEvent.click(await dialogButton('Not now'))
    expect(calls.map(({ method }) => method)).toEqual(['GET'])
    await userEvent.click(await button('Express Interest in Samuel'))
    await userEvent.click(await dialogButton('Express Interest'))
    expect(await button('Interest Expressed in Samuel')).toBeTruthy()
    expect(screen.queryByText('60 interests left')).toBeNull()
  })

  it('still asks when the reply to another activity arrives', async () => {
    showBar({
      ...plan(40, 100),
      'POST /api/profiles/7/shortlist/9': () => ({ body: { message: 'Profile shortlisted', id: 43 } }),
    })
    const pressed = [await button('Shortlist Samuel'), await button('Express Interest in Samuel')]
    for (const one of pressed) fireEvent.click(one)
    expect(await screen.findByText('Profile shortlisted')).toBeTruthy()
    expect(await screen.findByText('60 interests left')).toBeTruthy()
  })

  it.each([
    [3, 1, '2 of 3 free interests left this month'],
    [1, 0, '1 of 1 free interest left this month'],
  ])('says how many of %s free interests are left this month', async (fic, ufic, left) => {
    const membership = {
      pn: 'Free Membership',
      am: 0,
      pd: 0,
      du: 'DAYS',
      dte: 0,
      pc: 0,
      upc: 0,
      eic: 0,
      ueic: 0,
    }
    showBar({
      'GET /api/profiles/7/currentMembership': () => ({ body: { ...membership, fic, ufic } }),
    })
    await userEvent.click(await button('Express Interest in Samuel'))
    expect(await screen.findByText(left)).toBeTruthy()
  })

  it('shows the plans when none is left', async () => {
    const refused = { status: 403, body: { code: 'plan_required', message: 'Pay to express interest' } }
    showBar({ ...plan(0, 0, 'Free Membership'), ...priceList, 'POST /api/profiles/7/like/9': () => refused })
    await userEvent.click(await button('Express Interest in Samuel'))
    expect(await screen.findByText('Pay to express interest')).toBeTruthy()
    await userEvent.click(await dialogButton('Not now'))
    expect(await button('Express Interest in Samuel')).toBeTruthy()
    expect(screen.queryByText('Pay to express interest')).toBeNull()
  })
})

describe('the phone dialog', () => {
  const open = async () => userEvent.click(await button('View Phone number of Samuel'))

  it('shows the counts and reveals the number', async () => {
    showBar({
      ...plan(3, 10),
      'POST /api/profiles/7/view_phone/9': () => ({
        body: { message: 'Opened', id: 1, result: { cc: '91', nu: '9876543210' } },
      }),
    })
    await open()
    expect(await screen.findByText('Already viewed 3 / 10')).toBeTruthy()
    expect(screen.getByText('You are left with 7 more')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Yes', hidden: true }))
    expect(await screen.findByText('+91 9876543210')).toBeTruthy()
  })

  it.each([
    ['a plan whose contacts are used up', plan(10, 10)],
    ['no plan', { ...plan(0, 0, 'Free Membership'), ...priceList }],
  ])('shows a number that is open already, with %s', async (_, held) => {
    const opened = { id: 5, kind: 'vp' as const, at: '2026-11-01T00:00:00.000Z' }
    const phone = { message: 'Opened', id: 5, result: { cc: '91', nu: '9876543210' } }
    showBar(
      { ...held, 'POST /api/profiles/7/view_phone/9': () => ({ body: phone }) },
      samuel({ activities: [{ ...opened, from: { id: 7 }, target: { id: 9 } }] }),
    )
    await open()
    expect(await screen.findByText('This number is open to you already, so it uses no contact.')).toBeTruthy()
    await userEvent.click(await dialogButton('Yes'))
    expect(await screen.findByText('+91 9876543210')).toBeTruthy()
  })

  it('offers only OK with none left', async () => {
    showBar(plan(10, 10))
    await open()
    expect(await screen.findByText('You are left with 0 more')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Yes', hidden: true })).toBeNull()
    expect(screen.getByRole('button', { name: 'OK', hidden: true })).toBeTruthy()
  })

  it('shows a free member the plans on the spot', async () => {
    showBar({ ...plan(0, 0, 'Free Membership'), ...priceList })
    await open()
    expect(await screen.findByText('Pay to view this phone number')).toBeTruthy()
    expect(screen.queryByText('Phone number of Samuel')).toBeNull()
  })

  it('shows a number that was viewed before', async () => {
    const { calls } = showBar(
      {},
      samuel({ basic: { name: 'Samuel', phone: { countryCode: '91', number: '98', type: 'M' } } }),
    )
    await open()
    expect(await screen.findByText('+91 98')).toBeTruthy()
    expect(calls).toEqual([])
  })
})
