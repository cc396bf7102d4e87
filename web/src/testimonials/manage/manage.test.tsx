import { allowedActions } from '@bnr/contract/stateMachine'
import { type TestimonialStatus, testimonialMachine } from '@bnr/contract/testimonials/transitions'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { beginSession } from '../../accounts/session.ts'
import { answerWith } from '../../testing/answers.ts'
import { manager } from '../../testing/people.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import AskCouple from './AskCouple.tsx'
import EditStoryPage from './EditStoryPage.tsx'
import { newStoryForm, newTestimonyOf, type TestimonialValues } from './storyForm.ts'
import StoryApprovalPage from './storyList.tsx'

const story = ({ st = 'Ready', ...more }: { st?: TestimonialStatus } & Record<string, unknown> = {}) => ({
  id: 7,
  cn: 'Led',
  gn: 'Joel',
  bn: 'Sharon',
  tl: 'Amen.',
  st,
  can: allowedActions(testimonialMachine, st, manager),
  me: [],
  cdt: '2026-11-02T08:00:00.000Z',
  cb: 'The couple',
  ...more,
})
const read = 'GET /api/testimonials/7'

beforeEach(() => beginSession(manager))
afterEach(() => vi.unstubAllGlobals())

describe('the queue of stories', () => {
  it('starts with stories that are Ready, and shows who wrote each one and when', async () => {
    const results = [story({ atb: 'Kiran', ato: '2026-11-03T08:00:00.000Z' })]
    const requests = answerWith({
      'POST /api/testimonials/search': () => ({ body: { results, total: 1, page: 0 } }),
    })
    renderAt('/testimonials/approve', <StoryApprovalPage />)
    const row = await screen.findByRole('row', { name: /Joel/ })
    for (const text of ['Sharon', '2\u00a0Nov\u00a02026', 'The couple', 'Kiran 3\u00a0Nov\u00a02026'])
      expect(row.textContent).toContain(text)
    expect(within(row).getByRole('link', { name: 'View Joel and Sharon' }).getAttribute('href')).toBe(
      '/testimonials/7',
    )
    expect(requests[0]?.body).toEqual({ criterias: [{ key: 'st', operation: 'eq', value: 'Ready' }] })
  })
})

describe('a story to decide on', () => {
  const open = () => renderAt('/testimonials/update/7', <EditStoryPage />, '/testimonials/update/:id')
  const decisions = async () => {
    await screen.findByRole('heading', { level: 1 })
    const names = ['Ready', 'Approve', 'Reject', 'Delete']
    return names.filter((name) => screen.queryByRole('button', { name }))
  }

  it.each([
    ['Draft', ['Ready']],
    ['Rejected', ['Ready']],
    ['Ready', ['Approve', 'Reject']],
    ['Active', ['Delete']],
  ] as const)('with the status %s offers %j', async (st, offered) => {
    answerWith({ [read]: () => ({ body: story({ st }) }) })
    open()
    expect(await decisions()).toEqual(offered)
  })

  it.each([
    // Half past midnight on the 24th in India.
    [{ cst: '2026-11-23T19:00:00.000Z' }, 'Consent given 24\u00a0Nov\u00a02026'],
    [{}, 'No consent recorded. Ask the couple before you publish this story.'],
    [{ st: 'Active' }, 'No consent recorded.'],
  ] as const)('with %j shows: %s', async (more, words) => {
    answerWith({ [read]: () => ({ body: story(more) }) })
    open()
    const shown = await screen.findByText(/^(Consent given|No consent recorded)/)
    expect(shown.textContent?.trim()).toBe(words)
  })

  it('is rejected with a reason, then the queue opens', async () => {
    const requests = answerWith({
      [read]: () => ({ body: story() }),
      'PUT /api/testimonials/7/reject': () => ({ body: { message: 'Rejected!' } }),
    })
    const { router } = open()
    await userEvent.click(await screen.findByRole('button', { name: 'Reject' }))
    const dialog = within(screen.getByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }))
    expect(dialog.getByText('Enter a reason')).toBeTruthy()
    await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Too dark')
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/testimonials/approve'))
    expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({ rn: 'Too dark' })
  })

  it('shows its status when somebody else has decided in the meantime', async () => {
    answerWith({
      [read]: () => ({ body: story() }),
      'PUT /api/testimonials/7/approve': () => ({
        status: 409,
        body: { message: 'Approve is not possible: this story is Active', code: 'wrong_state' },
      }),
    })
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'Approve' }))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Approve' }).getAttribute('aria-busy')).toBeNull(),
    )
  })

  it('that does not exist shows a message', async () => {
    answerWith({})
    open()
    expect(await screen.findByText('Story not found')).toBeTruthy()
  })
})

describe('the couple of a settled profile', () => {
  const path = '/api/profiles/5/storyInvitation'

  it('is asked once, then the button shows that', async () => {
    let sent: object = {}
    answerWith({
      [`GET ${path}`]: () => ({ body: sent }),
      [`POST ${path}`]: () => {
        sent = { sdt: '2026-11-02T08:00:00.000Z', exp: '2026-12-02T08:00:00.000Z' }
        return { body: { message: 'We have sent the link by SMS' } }
      },
    })
    renderAt('/', <AskCouple profileId={5} />)
    await userEvent.click(await screen.findByRole('button', { name: 'Ask for their story' }))
    expect(await screen.findByText(/^Asked on 2 Nov 2026, /)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Send a new link' })).toBeTruthy()
  })

  it('can be asked by staff who settle profiles, without a link to the story', async () => {
    beginSession({ ...manager, roles: ['staff_user', 'tele_executive'] })
    answerWith({
      [`GET ${path}`]: () => ({ body: { sdt: '2026-11-02T08:00:00.000Z', tid: 7 } }),
    })
    renderAt('/', <AskCouple profileId={5} />)
    expect(await screen.findByRole('button', { name: 'Send a new link' })).toBeTruthy()
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('offers to try again when the invitation could not be loaded', async () => {
    let calls = 0
    answerWith({
      [`GET ${path}`]: () =>
        calls++ === 0 ? { status: 400, body: { code: 'x', message: 'No' } } : { body: {} },
    })
    renderAt('/', <AskCouple profileId={5} />)
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('button', { name: 'Ask for their story' })).toBeTruthy()
  })

  it('cannot be asked by staff who neither settle profiles nor manage stories', async () => {
    beginSession({ ...manager, roles: ['staff_user', 'tele_executive_jr'] })
    const requests = answerWith({})
    renderAt('/', <AskCouple profileId={5} />)
    expect(screen.queryByRole('button')).toBeNull()
    expect(requests).toEqual([])
  })
})

const couple = { groomName: 'Joel', brideName: 'Sharon', groomBnrId: '10000002', brideBnrId: '10000001' }
const good: TestimonialValues = {
  ...couple,
  caption: ' Led ',
  engagementDate: '',
  weddingDate: '',
  text: 'Amen.',
  email: '',
  phone: { countryCode: '91', number: '' },
}

describe('the form of a story', () => {
  it.each([
    [{}, {}],
    [{ caption: ' ' }, { caption: 'Caption is required' }],
    [{ groomName: '' }, { groomName: 'Groom name is required' }],
    [{ brideName: '' }, { brideName: 'Bride Name is required' }],
    [{ groomBnrId: '' }, { groomBnrId: 'Grrom ID is required' }],
    [{ brideBnrId: '' }, { brideBnrId: 'Bride ID is required' }],
    [{ brideBnrId: '12' }, { brideBnrId: 'Enter 7 or 8 digit BNR Id' }],
    [{ text: '' }, { text: 'Testimony is required' }],
    [{ email: 'none' }, { 'email.address': 'Invalid email' }],
  ])('with %j shows the errors %j', async (overrides, expected) => {
    expect(await newStoryForm(() => undefined).check?.({ ...good, ...overrides })).toEqual(expected)
  })

  it('leaves out empty fields', () => {
    expect(newTestimonyOf(good)).toEqual({
      ...couple,
      caption: 'Led',
      text: 'Amen.',
    })
  })
})
