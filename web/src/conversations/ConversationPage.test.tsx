import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { hasUnsavedWork } from '../platform/unsavedWork.ts'
import { leaveWaiting } from '../platform/waitingMessages.ts'
import { type Answer, answerWith } from '../testing/answers.ts'
import { renderAt } from '../testing/renderAt.tsx'
import ConversationPage from './ConversationPage.tsx'
import { oneKey } from './keys.ts'

const [bnrId, other] = ['10000002', '10000003']
const at = '2026-11-26T04:00:00.000Z'
const wire = {
  pid: bnrId,
  na: 'Samuel',
  st: 'open',
  can: ['read', 'write', 'week'],
  oa: at,
  la: at,
  ls: 1,
  rs: 1,
  ur: 0,
  tn: 'mine',
  du: true,
}
const messages = { results: [{ sq: 1, mi: false, at, tx: 'Greetings' }], ho: false, rm: [] }
const missing: Answer = { status: 404, body: { message: 'Not found', code: 'not_found' } }

let found: Answer
beforeEach(() => {
  leaveWaiting()
  found = { body: wire }
  answerWith({
    [`GET /api/conversations/${bnrId}`]: () => found,
    [`GET /api/conversations/${bnrId}/messages`]: () => ({ body: messages }),
    [`GET /api/conversations/${other}`]: () => ({ body: { ...wire, pid: other, na: 'David' } }),
    [`GET /api/conversations/${other}/messages`]: () => ({ body: messages }),
    [`POST /api/conversations/${bnrId}/messages`]: () => ({ body: { sq: 2, mi: true, at, tx: 'Hello' } }),
    [`POST /api/conversations/${bnrId}/week`]: () => {
      found = { body: { ...wire, du: false } }
      return { body: { message: 'We let them know' } }
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

const open = () => renderAt(`/messages/${bnrId}`, <ConversationPage />, '/messages/:bnrId')
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' })
const type = async (text: string) => userEvent.type(await field(), text)

it('counts a typed text as unsaved until it is sent, so that an expired login keeps the page', async () => {
  open()
  await type('  ')
  expect(hasUnsavedWork()).toBe(false)
  await type('Hello')
  expect(hasUnsavedWork()).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(hasUnsavedWork()).toBe(false))
})

it('continues with what was typed to each person, until it is sent or the member leaves', async () => {
  const { router } = open()
  const go = (to: string) => act(() => router.navigate(to))
  await type('Hello')
  await go(`/messages/${other}`)
  await screen.findByRole('heading', { name: /David/ })
  expect((await field()).value).toBe('')
  await type('Good evening')
  await go('/elsewhere')
  await go(`/messages/${bnrId}`)
  expect((await field()).value).toBe('Hello')
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await go('/elsewhere')
  await go(`/messages/${bnrId}`)
  expect((await field()).value).toBe('')
  await go('/elsewhere')
  leaveWaiting()
  await go(`/messages/${other}`)
  expect((await field()).value).toBe('')
})

it('still shows what was typed when the conversation is gone', async () => {
  const { client } = open()
  await type('We live in Madurai')
  found = missing
  await act(() => client.invalidateQueries({ queryKey: oneKey(bnrId), exact: true }))
  await screen.findByRole('heading', { name: 'No conversation here' })
  expect(screen.getByText('This text was not sent.')).toBeTruthy()
  expect(screen.getByText('We live in Madurai')).toBeTruthy()
})

it('moves the focus to the newest message after Need a week is pressed with the keyboard', async () => {
  open()
  const week = await screen.findByRole('button', { name: 'Need a week' })
  week.focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(week.isConnected).toBe(false))
  expect(document.activeElement).toBe(screen.getByText('Greetings').parentElement)
})
