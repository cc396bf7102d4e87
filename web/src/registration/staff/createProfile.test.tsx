import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { beginSession } from '../../accounts/session.ts'
import { queryClient } from '../../platform/queryClient.ts'
import { hasUnsavedWork } from '../../platform/unsavedWork.ts'
import { type Answer, answerWith } from '../../testing/answers.ts'
import { manager } from '../../testing/people.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import CreateProfilePage from './CreateProfilePage.tsx'

const list = (...keys: string[]) => ({ body: keys.map((key) => ({ key, value: key })) })

beforeEach(() => {
  queryClient.clear()
  beginSession(manager)
})

function open(answers: Record<string, () => Answer> = {}) {
  const calls = answerWith({
    'GET /api/settings/createdFors': () => list('Myself', 'Daughter', 'Son'),
    'GET /api/settings/genders': () => list('m', 'f'),
    'GET /api/settings/profileSources': () => list('wi', 'fb'),
    'GET /api/country_codes/codes': () => ({ body: [{ cc: '91', na: 'India' }] }),
    'GET /api/profiles/phone': () => ({ body: { result: false } }),
    'POST /api/profiles/lookAlikes': () => ({ body: { results: [] } }),
    'POST /api/profiles/c': () => ({ body: { id: 9, pid: '12345678' } }),
    ...answers,
  })
  const page = renderAt('/ad/profile/create', <CreateProfilePage />)
  const callsTo = (call: string) => calls.filter(({ method, path }) => `${method} ${path}` === call)
  return { ...page, callsTo }
}

const pick = (name: string, option: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name }), option)
const text = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const mobile = () =>
  within(screen.getByText('Mobile number').closest('div') as HTMLElement).getByRole('textbox')
const press = () => userEvent.click(screen.getByRole('button', { name: 'Create Profile' }))
const described = (element: HTMLElement, message: string) =>
  waitFor(() =>
    expect(document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
      message,
    ),
  )

async function fill() {
  await screen.findByRole('option', { name: 'Daughter' })
  await pick('This profile is for', 'Daughter')
  await userEvent.type(text('Name'), 'Anna Mary')
  await pick('Year', '1998')
  await pick('Month', '4')
  await pick('Day', '12')
  await userEvent.type(mobile(), '9123456780')
  await userEvent.type(screen.getByLabelText(/^Password/), 'Secret123')
}

it('reports every missing answer, and sends nothing', async () => {
  const { callsTo } = open()
  await screen.findByRole('option', { name: 'Daughter' })
  await press()
  for (const message of [
    'Select Profile for',
    'Enter name',
    'Enter mobile',
    'Select dob',
    'Password cannot be empty',
  ])
    expect(await screen.findByText(message)).toBeTruthy()
  expect(screen.queryByText('Select Gender')).toBeNull()
  await pick('This profile is for', 'Myself')
  await press()
  expect(await screen.findByText('Select Gender')).toBeTruthy()
  expect(callsTo('POST /api/profiles/c')).toEqual([])
})

it('sends the answers once and opens the edit page', async () => {
  const { callsTo, router } = open()
  await fill()
  expect(hasUnsavedWork()).toBe(true)
  const button = screen.getByRole('button', { name: 'Create Profile' })
  await userEvent.dblClick(button)
  await waitFor(() => expect(router.state.location.pathname).toBe('/profile/update/12345678'))
  expect(hasUnsavedWork()).toBe(false)
  expect(callsTo('POST /api/profiles/c').map(({ body }) => body)).toEqual([
    {
      bi: {
        cf: 'Daughter',
        ge: 'f',
        na: 'Anna Mary',
        ph: { cc: '91', nu: '9123456780', pt: 'M' },
        dob: '1998-04-12',
      },
      pwd: 'Secret123',
      rdt: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    },
  ])
})

it('says on leaving the number that somebody has it, and links to the profile', async () => {
  open({ 'GET /api/profiles/phone': () => ({ body: { result: true } }) })
  await userEvent.type(mobile(), '9123456780')
  await userEvent.tab()
  await described(mobile(), 'Mobile number already exists.')
  const link = screen.getByRole('link', { name: 'See who has this number' })
  expect(link.getAttribute('href')).toBe('/ad/find?q=9123456780')
})

it('shows this form’s own message for a number of nine digits', async () => {
  open()
  await userEvent.type(mobile(), '912345678')
  await userEvent.tab()
  await described(mobile(), 'Enter valid 10 digit phone number')
})

it('shows similar profiles with a link, and does not block the form', async () => {
  const { callsTo, router } = open({
    'POST /api/profiles/lookAlikes': () => ({
      body: { results: [{ pid: '10000001', na: 'Mary Anna', ps: 'Active' }] },
    }),
  })
  await fill()
  const link = await screen.findByRole('link', { name: /^Looks like BNR 10000001/ })
  expect(link.getAttribute('href')).toBe('/profile/10000001')
  expect(callsTo('POST /api/profiles/lookAlikes').at(-1)?.body).toEqual({
    na: 'Anna Mary',
    dob: '1998-04-12',
  })
  await press()
  await waitFor(() => expect(router.state.location.pathname).toBe('/profile/update/12345678'))
})

it('shows at its field what the server refuses, and keeps the answers', async () => {
  const message = 'This e-mail address belongs to another profile'
  open({
    'POST /api/profiles/c': () => ({
      status: 409,
      body: { message, code: 'email_exists', fields: { 'bi.em.v': message } },
    }),
  })
  await fill()
  await userEvent.type(text('E-mail'), 'anna@example.com')
  await press()
  await described(text('E-mail'), message)
  expect(text('Name').value).toBe('Anna Mary')
})
