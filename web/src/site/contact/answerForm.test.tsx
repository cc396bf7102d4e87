import { inboxMessages } from '@bnr/contract/inbox/rules'
import { screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { answerWith } from '../../testing/answers.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import { answerForm, type Posted } from './answerForm.ts'
import { ContactForm } from './ContactForm.tsx'

afterEach(() => vi.unstubAllGlobals())

const typed = {
  name: 'Thomas',
  cc: '91',
  phone: '98765 43210',
  email: '',
  subject: 'plans',
  text: 'Which plan?',
  website: '',
  stamp: 'stamp',
}
const received = { message: 'ok', no: 'BNR-T-000123', ml: false }

async function post(
  given: Partial<typeof typed> = {},
  reply: { status?: number; body: unknown } = { body: received },
) {
  const calls = answerWith({ 'POST /api/tickets': () => reply })
  const body = new URLSearchParams({ ...typed, ...given })
  const request = new Request('http://localhost/contact-us', { method: 'POST', body })
  const { data, init } = await answerForm({ request })
  return { data, status: init?.status ?? 200, calls }
}

function show(posted: Posted) {
  answerWith({
    'GET /api/country_codes/codes': () => ({ body: [] }),
    'GET /api/tickets/stamp': () => ({ body: { stp: 'new stamp' } }),
  })
  renderAt('/contact-us', <ContactForm posted={posted} />)
}

it('makes the call of the browser, and shows the number of the ticket', async () => {
  const { data, status, calls } = await post()
  expect(calls.map(({ body }) => body)).toEqual([
    {
      na: 'Thomas',
      ph: { cc: '91', nu: '9876543210', pt: 'M' },
      sj: 'plans',
      tx: 'Which plan?',
      stp: 'stamp',
    },
  ])
  expect(status).toBe(200)
  show(data)
  expect(await screen.findByText(/Its number is BNR-T-000123/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Write another message' }).getAttribute('href')).toBe('/contact-us')
})

it('shows what is missing at the fields, and keeps what was typed', async () => {
  const { data, status, calls } = await post({ name: '', phone: '', subject: '' })
  expect([status, calls]).toEqual([400, []])
  show(data)
  for (const message of ['Enter your name', inboxMessages.unreachable, 'Select what it is about'])
    expect(await screen.findByText(message)).toBeTruthy()
  expect(screen.getByLabelText(/^Your name/).getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByDisplayValue('Which plan?')).toBeTruthy()
})

it.each([
  [
    400,
    { message: 'x', code: 'invalid_input', fields: { stp: inboxMessages.staleForm } },
    inboxMessages.staleForm,
  ],
  [429, { message: inboxMessages.tooMany, code: 'too_many_requests' }, inboxMessages.tooMany],
])('shows a refusal with status %i above the button', async (status, body, message) => {
  const refused = await post({}, { status, body })
  expect(refused.status).toBe(status)
  show(refused.data)
  expect(within(await screen.findByRole('alert')).getByText(message)).toBeTruthy()
  expect(screen.getByDisplayValue('98765 43210'.replace(' ', ''))).toBeTruthy()
})

it('is a form whose fields a browser posts by itself', async () => {
  show({ values: { ...values }, refusals: {} })
  const form = document.querySelector('form')
  await vi.waitFor(() => expect(form && new FormData(form).get('stamp')).toBe('new stamp'))
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/contact-us#message'])
  expect([...new FormData(form ?? undefined).keys()].sort()).toEqual(Object.keys(typed).sort())
})

const values = {
  name: '',
  phone: { countryCode: '91', number: '' },
  email: '',
  text: '',
  website: '',
  subject: 'plans' as const,
}
