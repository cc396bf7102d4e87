import type { Profile } from '@bnr/contract/profiles/profile'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { beginSession, endSession } from '../../accounts/session.ts'
import { answerWith } from '../../testing/answers.ts'
import { manager } from '../../testing/people.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import ContactLog from '../ContactLog.tsx'
import TemplatesPage from './templateList.tsx'

beforeEach(() => beginSession(manager))
afterEach(() => {
  endSession()
  vi.unstubAllGlobals()
})

const template = { id: 3, na: 'Renewal', ch: 'sms', tx: 'Dear {name}', en: false }
const page = (...results: object[]) => ({ body: { results, total: results.length, page: 0 } })

function openLog(preview: object, ...entries: object[]) {
  const calls = answerWith({
    'GET /api/profiles/7/contactLog': () => page(...entries),
    'GET /api/messageTemplates': () => page(template),
    'GET /api/profiles/7/messages/preview': () => ({ body: { tx: 'Dear Anita', lt: false, ...preview } }),
    'POST /api/profiles/7/messages': () => ({ body: { message: 'We are sending it' } }),
  })
  const profile = { id: 7, status: 'Active', basic: { name: 'Anita' } } as Profile
  renderAt('/', <ContactLog profile={profile} />)
  return calls
}

async function choose() {
  await userEvent.click(await screen.findByRole('button', { name: 'Send a message' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Message to Anita' }))
  await waitFor(() => expect(dialog.getByRole('option', { name: 'SMS: Renewal' })).toBeTruthy())
  await userEvent.selectOptions(dialog.getByLabelText(/^Template/), '3')
  return dialog
}

it('shows the template filled in, and sends it once', async () => {
  const calls = openLog({})
  const dialog = await choose()
  expect(await dialog.findByText('Dear Anita')).toBeTruthy()
  await userEvent.dblClick(dialog.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const sent = calls.filter(({ method }) => method === 'POST')
  expect(sent.map(({ body }) => body)).toEqual([{ tid: 3, cid: expect.any(String) }])
})

it('offers all templates, also beyond the largest page, and says if they could not be loaded', async () => {
  const all = Array.from({ length: 51 }, (_, index) => ({
    ...template,
    id: index + 1,
    na: `Text ${index + 1}`,
  }))
  const refused = { status: 400, body: { code: 'invalid_input', message: 'Please try later' } }
  let isAway = true
  answerWith({
    'GET /api/profiles/7/contactLog': () => page(),
    'GET /api/messageTemplates': ({ query }) => {
      if (isAway) return refused
      const number = Number(query.get('page') ?? 0)
      return { body: { results: all.slice(number * 50, number * 50 + 50), total: 51, page: number } }
    },
  })
  renderAt('/', <ContactLog profile={{ id: 7, status: 'Active', basic: { name: 'Anita' } } as Profile} />)
  const open = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Send a message' }))
    return within(await screen.findByRole('dialog', { name: 'Message to Anita' }))
  }
  const dialog = await open()
  expect((await dialog.findByText('Please try later')).role).toBe('alert')
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  isAway = false
  expect(await (await open()).findByRole('option', { name: 'SMS: Text 51' })).toBeTruthy()
})

it('says why a template cannot be sent', async () => {
  openLog({ pb: 'This family asked not to be called' })
  const dialog = await choose()
  const why = 'You cannot send this: This family asked not to be called.'
  expect((await dialog.findByText(why)).getAttribute('role')).toBe('alert')
})

it('shows in the log how a message was sent and how far it got', async () => {
  const entry = { id: 1, cdt: '2026-11-20T06:30:00.000Z', cb: 'Nisha', ki: 'note', due: false }
  openLog({}, { ...entry, no: 'Dear Anita', ch: 'sms', dl: 'failed' })
  const [shown] = await screen.findAllByRole('listitem')
  expect(shown?.textContent).toMatch(/^SMS20.*Dear AnitaNot sent. Check the number or address, or call.$/)
})

it('creates a template, and refuses an unknown placeholder', async () => {
  const calls = answerWith({
    'GET /api/messageTemplates': () => page(template),
    'POST /api/messageTemplates': () => ({ body: { message: 'Photos created' } }),
  })
  renderAt('/ad/templates', <TemplatesPage />)
  await userEvent.click(await screen.findByRole('button', { name: 'New template' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New template' }))
  await userEvent.type(dialog.getByLabelText(/^Name/), 'Photos')
  const text = dialog.getByLabelText(/^Text/)
  await userEvent.click(text)
  await userEvent.paste('Dear {nmae}')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('There is no placeholder {nmae}')).toBeTruthy()
  await userEvent.clear(text)
  await userEvent.paste('Dear {name}')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      na: 'Photos',
      ch: 'sms',
      tx: 'Dear {name}',
    }),
  )
})
