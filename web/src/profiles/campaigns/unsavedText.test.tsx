import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { beginSession, endSession } from '../../accounts/session.ts'
import { answerWith, type RecordedCall } from '../../testing/answers.ts'
import { holdReply } from '../../testing/holdReply.ts'
import { manager } from '../../testing/people.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import CampaignPage from './CampaignPage.tsx'

const draft = {
  id: 7,
  st: 'Draft',
  ch: 'mail',
  sub: 'A meeting',
  tx: 'Come on Sunday.',
  te: true,
  n: 1200,
  se: 0,
  fa: 0,
  lo: [],
  ni: false,
  cdt: '2026-11-26T06:00:00Z',
  can: ['change', 'test', 'start'],
}
let stored = draft
let calls: RecordedCall[] = []

beforeEach(async () => {
  beginSession(manager)
  stored = draft
  calls = answerWith({
    'GET /api/campaigns/7': () => ({ body: stored }),
    'PUT /api/campaigns/7': ({ body }) => {
      const { tx } = body as { tx: string }
      stored = { ...stored, tx: tx.trim() }
      return { body: stored }
    },
    'POST /api/campaigns/7/test': () => ({ body: stored }),
  })
  renderAt('/ad/messages-to-many/7', <CampaignPage />, '/ad/messages-to-many/:id')
  await userEvent.type(await screen.findByLabelText(/^Your e-mail address/), 'me@example.com')
})
afterEach(() => {
  vi.unstubAllGlobals()
  endSession()
})

const sent = () => calls.filter(({ method }) => method !== 'GET').map(({ method, path }) => [method, path])
const button = (name: string) => screen.getByRole('button', { name }) as HTMLButtonElement
const textField = () => screen.getByLabelText(/^Text/) as HTMLTextAreaElement
const areDisabled = () => [button('Send the test').disabled, button('Send').disabled]

it('a text with unsaved changes is neither tested nor sent, and the page says why', async () => {
  expect(areDisabled()).toEqual([false, false])
  await userEvent.type(textField(), ' Bring a friend. ')
  expect(areDisabled()).toEqual([true, true])
  expect(screen.getAllByText('Save the text first.')).toHaveLength(2)
  await userEvent.type(screen.getByLabelText(/^Your e-mail address/), '{Enter}')
  expect(sent()).toEqual([])

  await userEvent.click(button('Save text'))
  await waitFor(() => expect(areDisabled()).toEqual([false, false]))
  expect(screen.queryByText('Save the text first.')).toBeNull()
  expect(document.activeElement).toBe(button('Save text'))
  await userEvent.click(button('Send the test'))
  await waitFor(() =>
    expect(sent()).toEqual([
      ['PUT', '/api/campaigns/7'],
      ['POST', '/api/campaigns/7/test'],
    ]),
  )
})

it('a text that was saved on another tab is shown, and can be sent', async () => {
  stored = { ...draft, tx: 'Come on Monday.' }
  await userEvent.click(button('Send the test'))
  await waitFor(() => expect(textField().value).toBe('Come on Monday.'))
  expect(areDisabled()).toEqual([false, false])
  expect(document.activeElement).toBe(button('Send the test'))
})

it('a text that was saved on another tab replaces nothing that is not saved here', async () => {
  stored = { ...draft, sub: 'A feast', tx: 'Come on Monday.' }
  const release = holdReply('/api/campaigns/7/test')
  await userEvent.click(button('Send the test'))
  await userEvent.type(textField(), ' At ten.')
  release()
  expect(await screen.findByRole('heading', { name: 'A feast' })).toBeTruthy()
  expect(textField().value).toBe('Come on Sunday. At ten.')
  expect(areDisabled()).toEqual([true, true])
})
