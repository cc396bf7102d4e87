import { inboxMessages } from '@bnr/contract/inbox/rules'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { beginSession, endSession } from '../../accounts/session.ts'
import { answerWith } from '../../testing/answers.ts'
import { anita } from '../../testing/people.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import { ContactForm } from './ContactForm.tsx'

afterEach(() => {
  endSession()
  vi.unstubAllGlobals()
})

function open(isMailed = true) {
  const calls = answerWith({
    'GET /api/country_codes/codes': () => ({ body: [] }),
    'GET /api/tickets/stamp': () => ({ body: { stp: 'stamp' } }),
    'POST /api/tickets': () => ({ body: { message: 'ok', no: 'BNR-T-000123', ml: isMailed } }),
  })
  renderAt('/contact-us', <ContactForm />)
  return calls
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }))
const sentBy = (calls: ReturnType<typeof open>) => calls.filter(({ method }) => method === 'POST')

async function fillIn() {
  await userEvent.selectOptions(screen.getByLabelText(/^What is it about/), 'plans')
  await userEvent.type(screen.getByLabelText(/^Your message/), 'Which plan?')
}

it('asks for a name, a way to answer, a subject and a message', async () => {
  const calls = open()
  await send()
  for (const message of [
    'Enter your name',
    'Enter a mobile number or an e-mail address, so that we can answer',
    'Select what it is about',
    'Enter your message',
  ])
    expect(await screen.findByText(message)).toBeTruthy()
  expect(sentBy(calls)).toEqual([])
})

it('shows the number of the ticket and says how we answer', async () => {
  const calls = open()
  await userEvent.type(screen.getByLabelText(/^Your name/), 'Thomas')
  await userEvent.type(screen.getByLabelText(/^E-mail/), 'thomas@example.com')
  await fillIn()
  await send()
  expect(await screen.findByText(/Its number is BNR-T-000123/)).toBeTruthy()
  expect(document.activeElement?.textContent).toBe('We have received your message')
  expect(sentBy(calls)).toHaveLength(1)
  expect(sentBy(calls)[0]?.body).toMatchObject({
    na: 'Thomas',
    em: 'thomas@example.com',
    sj: 'plans',
    tx: 'Which plan?',
    cid: expect.any(String),
    stp: 'stamp',
  })
})

it('asks members only what it is about', async () => {
  beginSession(anita)
  const calls = open()
  expect(screen.getByText(/^You are writing as Anita/)).toBeTruthy()
  expect(screen.queryByLabelText(/^Your name/)).toBeNull()
  await fillIn()
  await send()
  await waitFor(() => expect(sentBy(calls)).toHaveLength(1))
  expect(sentBy(calls)[0]?.body).not.toHaveProperty('na')
})

it('keeps the text when the form was open for too long, and sends it with a new stamp', async () => {
  const stamps = ['old', 'new']
  const stale = { message: inboxMessages.staleForm, fields: { stp: inboxMessages.staleForm } }
  beginSession(anita)
  const calls = answerWith({
    'GET /api/tickets/stamp': () => ({ body: { stp: stamps.shift() } }),
    'POST /api/tickets': ({ body }) =>
      (body as { stp?: string }).stp === 'new'
        ? { body: { message: 'ok', no: 'BNR-T-000123', ml: false } }
        : { status: 400, body: { code: 'invalid_input', ...stale } },
  })
  renderAt('/contact-us', <ContactForm />)
  await waitFor(() => expect(document.querySelector<HTMLInputElement>('[name=stamp]')?.value).toBe('old'))
  await fillIn()
  await send()
  expect(await screen.findByText(inboxMessages.staleForm)).toBeTruthy()
  expect(screen.getByDisplayValue('Which plan?')).toBeTruthy()
  await waitFor(() => expect(document.querySelector<HTMLInputElement>('[name=stamp]')?.value).toBe('new'))
  await send()
  expect(await screen.findByText(/Its number is BNR-T-000123/)).toBeTruthy()
  expect(sentBy(calls)).toHaveLength(2)
})

it('hides the field for programs from people', () => {
  open()
  const field = document.querySelector<HTMLInputElement>('input[name=website]')
  expect([field?.tabIndex, field?.closest('[aria-hidden=true]') !== null]).toEqual([-1, true])
})
