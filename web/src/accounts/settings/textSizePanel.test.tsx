import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answerWith, type RecordedCall } from '../../testing/answers.ts'
import { anita } from '../../testing/people.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import { beginSession, currentSession, endSession, useSession } from '../session.ts'
import TextSizePanel from './TextSizePanel.tsx'

/** Like every page that needs a login, it is gone once nobody is logged in. */
const Settings = () => useSession().user && <TextSizePanel />

let calls: RecordedCall[]
const choose = (name: RegExp) => fireEvent.click(screen.getByRole('radio', { name }))

beforeEach(() => {
  beginSession(anita)
  calls = answerWith({ 'PUT /api/ues/textSize': () => ({ body: { message: 'Saved' } }) })
  renderAt('/', <Settings />)
})
afterEach(() => {
  cleanup()
  endSession()
  localStorage.clear()
  document.documentElement.removeAttribute('data-text-size')
  vi.unstubAllGlobals()
})

it('saves the size that was chosen last, also if it was chosen a moment before', async () => {
  for (const name of [/Larger/, /Largest/, /Larger/]) choose(name)
  await waitFor(() => expect(currentSession().user?.textSize).toBe(125))
  await waitFor(() => expect(calls.map(({ body }) => body)).toEqual([125, 150, 125].map((sz) => ({ sz }))))
})

it('does not bring back a member who has logged out before the reply', async () => {
  choose(/Larger/)
  endSession()
  await waitFor(() => expect(calls).toHaveLength(1))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(currentSession().user).toBeNull()
})
