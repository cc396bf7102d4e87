import { allowedActions } from '@bnr/contract/stateMachine'
import { testimonialMachine } from '@bnr/contract/testimonials/transitions'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { beginSession } from '../../accounts/session.ts'
import { answerWith, type RecordedCall } from '../../testing/answers.ts'
import { holdReply } from '../../testing/holdReply.ts'
import { manager } from '../../testing/people.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import { Toasts } from '../../ui/Toasts.tsx'
import EditStoryPage from './EditStoryPage.tsx'

const story = {
  id: 7,
  cn: 'Led',
  gn: 'Joel',
  bn: 'Sharon',
  tl: 'Amen.',
  st: 'Ready',
  can: allowedActions(testimonialMachine, 'Ready', manager),
  me: [],
}
const path = '/api/testimonials/7'
let stored: object = story
let calls: RecordedCall[] = []

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
  beginSession(manager)
  stored = story
  calls = answerWith({
    [`GET ${path}`]: () => ({ body: stored }),
    [`PUT ${path}`]: ({ body }) => {
      stored = { ...story, ...(body as object) }
      return { body: { message: 'Updated' } }
    },
    [`PUT ${path}/approve`]: () => ({ body: { message: 'Approved' } }),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const user = userEvent.setup({ advanceTimers: (milliseconds) => vi.advanceTimersByTime(milliseconds) })
const later = () => act(() => vi.advanceTimersByTimeAsync(4000))
const press = (name: string) => user.click(screen.getByRole('button', { name }))
const caption = () => screen.getByRole('textbox', { name: /^Caption/ }) as HTMLInputElement
const sent = () => calls.filter(({ method }) => method === 'PUT').map((call) => call.path)

async function open() {
  const page = (
    <>
      <EditStoryPage />
      <Toasts />
    </>
  )
  const opened = renderAt('/testimonials/update/7', page, '/testimonials/update/:id')
  await screen.findByRole('heading', { name: 'Led' })
  return opened
}

it('a story with unsaved edits is not decided on, and the page says why', async () => {
  await open()
  expect(screen.queryByText('Update the story first.')).toBeNull()
  await user.type(caption(), ' by grace')
  expect(screen.getByText('Update the story first.')).toBeTruthy()
  for (const name of ['Approve', 'Reject']) {
    const button = screen.getByRole<HTMLButtonElement>('button', {
      name,
      description: 'Update the story first.',
    })
    expect(button.disabled).toBe(true)
  }
  await press('Approve')
  await press('Reject')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(sent()).toEqual([])
})

it('the form shows the story as it was saved, which can be decided on', async () => {
  await open()
  await user.type(caption(), ' by grace ')
  await press('Update')
  await screen.findByRole('heading', { name: 'Led by grace' })
  expect(caption().value).toBe('Led by grace')
  await press('Approve')
  await waitFor(() => expect(sent()).toEqual([path, `${path}/approve`]))
})

it('what a colleague saves is shown, but replaces no unsaved edits', async () => {
  const { client } = await open()
  stored = { ...story, cn: 'Guided' }
  await act(() => client.invalidateQueries())
  await waitFor(() => expect(caption().value).toBe('Guided'))
  await user.type(caption(), ' home')
  stored = { ...story, cn: 'Called' }
  await act(() => client.invalidateQueries())
  await screen.findByRole('heading', { name: 'Called' })
  expect(caption().value).toBe('Guided home')
})

it('after an update the queue opens, unless the story has been edited since', async () => {
  const { router } = await open()
  await user.type(caption(), ' by grace')
  await press('Update')
  await screen.findByRole('heading', { name: 'Led by grace' })
  await user.type(caption(), ' alone')
  await later()
  expect(router.state.location.pathname).toBe('/testimonials/update/7')
  expect(caption().value).toBe('Led by grace alone')
  await press('Update')
  await screen.findByRole('heading', { name: 'Led by grace alone' })
  await later()
  expect(router.state.location.pathname).toBe('/testimonials/approve')
})

it('a late reply to an update does not open the queue on another page', async () => {
  const { router } = await open()
  await user.type(caption(), ' by grace')
  const release = holdReply(path)
  await press('Update')
  await act(() => router.navigate('/ad/dashboard'))
  release()
  await later()
  expect(sent()).toEqual([path])
  expect(router.state.location.pathname).toBe('/ad/dashboard')
})
