import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { beginSession, currentSession } from '../../accounts/session.ts'
import { answerWith, type RecordedCall } from '../../testing/answers.ts'
import { anita } from '../../testing/people.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import YourStoryPage from './YourStoryPage.tsx'

const path = '/api/testimonials/yours'
const story = (more: object = {}) => ({
  cn: '',
  gn: '',
  bn: 'Anna',
  tl: '',
  me: [],
  exp: '2026-12-22T10:00:00.000Z',
  ...more,
})
const used = { status: 409, body: { message: 'This link has already been used', code: 'link_used' } }
const over = { status: 401, body: { message: 'This link is no longer valid', code: 'link_expired' } }
const saves = (calls: RecordedCall[]) => calls.filter(({ method }) => method === 'PUT')

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const open = (link = 'secret') => renderAt(`/your-story${link && `#${link}`}`, <YourStoryPage />)
const caption = () => screen.findByRole('textbox', { name: 'Caption' })

/** Opens the page; the answer to the first save comes once it is released. */
async function openWithSlowSave() {
  const calls = answerWith({
    [`GET ${path}`]: () => ({ body: story() }),
    [`PUT ${path}`]: () => ({ body: story() }),
  })
  open()
  const field = await caption()
  const answered = globalThis.fetch
  const first = Promise.withResolvers<void>()
  vi.stubGlobal('fetch', async (...sent: Parameters<typeof fetch>) => {
    const answer = await answered(...sent)
    if (saves(calls).length === 1) await first.promise
    return answer
  })
  return { calls, field, release: first.resolve }
}

describe('the page of a couple', () => {
  it('saves once, a moment after the last change, with the token of the link', async () => {
    const calls = answerWith({
      [`GET ${path}`]: () => ({ body: story() }),
      [`PUT ${path}`]: () => ({ body: story() }),
    })
    open()
    const field = await caption()
    fireEvent.change(field, { target: { value: 'Two' } })
    fireEvent.change(field, { target: { value: 'Two umbrellas' } })
    expect(screen.getByText('Saving…')).toBeTruthy()
    await vi.advanceTimersByTimeAsync(1600)
    expect(await screen.findByText(/^Saved\./)).toBeTruthy()
    expect(saves(calls).map(({ body }) => body)).toEqual([
      { cn: 'Two umbrellas', gn: '', bn: 'Anna', tl: '' },
    ])
  })

  it('saves a later text only after an earlier one has arrived', async () => {
    const { calls, field, release } = await openWithSlowSave()
    fireEvent.change(field, { target: { value: 'Two' } })
    await vi.advanceTimersByTimeAsync(1600)
    fireEvent.change(field, { target: { value: 'Two umbrellas' } })
    await vi.advanceTimersByTimeAsync(1600)
    expect(saves(calls)).toHaveLength(1)
    release()
    await waitFor(() => expect(saves(calls)).toHaveLength(2))
    expect(saves(calls)[1]?.body).toMatchObject({ cn: 'Two umbrellas' })
    expect(await screen.findByText(/^Saved\./)).toBeTruthy()
  })

  it('saves the first text again if it returns while another one is being saved', async () => {
    const { calls, field, release } = await openWithSlowSave()
    fireEvent.change(field, { target: { value: 'Two' } })
    await vi.advanceTimersByTimeAsync(1600)
    fireEvent.change(field, { target: { value: '' } })
    release()
    await vi.advanceTimersByTimeAsync(1600)
    await waitFor(() =>
      expect(saves(calls).map(({ body }) => (body as { cn: string }).cn)).toEqual(['Two', '']),
    )
    expect(await screen.findByText(/^Saved\./)).toBeTruthy()
  })

  it('says when the text could not be saved, and tries again', async () => {
    let isAway = true
    const calls = answerWith({
      [`GET ${path}`]: () => ({ body: story() }),
      [`PUT ${path}`]: () =>
        isAway ? { status: 503, body: { message: 'away', code: 'unavailable' } } : { body: story() },
    })
    open()
    fireEvent.change(await caption(), { target: { value: 'Two' } })
    await vi.advanceTimersByTimeAsync(1600)
    expect(await screen.findByText(/^Not saved yet/)).toBeTruthy()
    isAway = false
    await vi.advanceTimersByTimeAsync(10_100)
    expect(await screen.findByText(/^Saved\./)).toBeTruthy()
    expect(saves(calls)).toHaveLength(2)
  })

  it('saves the rest when the page is hidden, without waiting', async () => {
    const calls = answerWith({
      [`GET ${path}`]: () => ({ body: story() }),
      [`PUT ${path}`]: () => ({ body: story() }),
    })
    open()
    fireEvent.change(await caption(), { target: { value: 'Two' } })
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    fireEvent(document, new Event('visibilitychange'))
    await waitFor(() => expect(saves(calls)).toHaveLength(1))
    hidden.mockRestore()
  })

  it('says that we have received the story when somebody else has sent it', async () => {
    answerWith({ [`GET ${path}`]: () => ({ body: story() }), [`PUT ${path}`]: () => used })
    open()
    fireEvent.change(await caption(), { target: { value: 'Too late' } })
    await vi.advanceTimersByTimeAsync(1600)
    expect(
      await screen.findByRole('heading', { name: 'Thank you. We have received your story' }),
    ).toBeTruthy()
  })

  it.each([
    ['secret', over, 'This link is no longer valid'],
    ['secret', used, 'Thank you. We have received your story'],
    ['', over, 'This link is not complete'],
  ])('of the link %j with the reply %j shows "%s"', async (link, answer, heading) => {
    answerWith({ [`GET ${path}`]: () => answer })
    open(link)
    expect(await screen.findByRole('heading', { name: heading })).toBeTruthy()
  })

  it('ends no session, whatever happens to the link', async () => {
    beginSession(anita)
    answerWith({ [`GET ${path}`]: () => over })
    open()
    await screen.findByRole('heading', { name: 'This link is no longer valid' })
    expect(currentSession().user?.name).toBe('Anita')
  })

  it('asks the couple to agree to the publication, and sends nothing before they do', async () => {
    const whole = { cn: 'Two umbrellas', gn: 'Joel', bn: 'Anna', tl: 'It rained.' }
    const calls = answerWith({
      [`GET ${path}`]: () => ({ body: story(whole) }),
      [`POST ${path}/send`]: () => ({ body: { message: 'Thank you. We have received your story' } }),
    })
    const sends = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body)
    open()
    await caption()
    const box = screen.getByRole('checkbox', {
      name: 'We both agree that BNR Matrimony may publish our story',
    })
    expect(box.matches(':checked')).toBe(false)
    await userEvent.click(screen.getByRole('button', { name: 'Send our story' }))
    const refusal = await screen.findByText('Tick the box if you both agree that we publish your story')
    expect(box.getAttribute('aria-describedby')).toBe(refusal.id)
    expect(sends()).toEqual([])
    await userEvent.click(box)
    await vi.advanceTimersByTimeAsync(1600)
    await userEvent.click(screen.getByRole('button', { name: 'Send our story' }))
    await screen.findByRole('heading', { name: 'Thank you. We have received your story' })
    expect(sends()).toEqual([{ ...whole, cs: true }])
    expect(saves(calls)).toEqual([])
  })

  it('shows missing fields before anything is sent', async () => {
    const calls = answerWith({ [`GET ${path}`]: () => ({ body: story() }) })
    open()
    await caption()
    await userEvent.click(screen.getByRole('button', { name: 'Send our story' }))
    expect(await screen.findByText('Testimony is required')).toBeTruthy()
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([])
  })
})
