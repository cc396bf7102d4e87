import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { beginSession, endSession } from '../../accounts/session.ts'
import { type Answer, answerWith } from '../../testing/answers.ts'
import { anita } from '../../testing/people.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import MessageStep from './MessageStep.tsx'

const at = '2026-11-27T04:00:00.000Z'
const conversation = {
  pid: '10000002',
  na: 'Samuel',
  st: 'open',
  oa: at,
  la: at,
  ls: 3,
  rs: 3,
  ur: 0,
  du: false,
}

const show = (answer: Answer) => {
  answerWith({ 'GET /api/conversations/10000002': () => answer })
  renderAt('/profile/10000002', <MessageStep bnrId="10000002" />)
}

beforeEach(() => beginSession(anita))
afterEach(() => {
  cleanup()
  endSession()
  vi.unstubAllGlobals()
})

it.each([
  ['an open conversation', ['read', 'write'], 'Send a message'],
  ['a conversation that ended', ['read', 'report'], 'Read your messages'],
])('leads to %s', async (_, can, label) => {
  show({ body: { ...conversation, can } })
  const link = await screen.findByRole('link', { name: label })
  expect(link.getAttribute('href')).toBe('/messages/10000002')
})

it('offers nothing when a conversation can no longer be read', async () => {
  show({ status: 404, body: { code: 'not_found', message: 'Not found' } })
  expect(await screen.findByText('Your conversation has ended.')).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})
