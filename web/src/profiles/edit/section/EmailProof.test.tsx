import type { Profile } from '@bnr/contract/profiles/profile'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { type Answer, answerWith } from '../../../testing/answers.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import { EmailField } from '../../fields/ownQuestions.tsx'
import type { ProfileViewer } from '../../viewer.ts'
import { SectionForm } from './SectionForm.tsx'

const chennai = { country: 'India', state: 'Tamil Nadu', city: 'Chennai' }
const profile = {
  id: 7,
  bnrId: '10000007',
  status: 'Active',
  media: [],
  basic: {
    email: { address: 'old@example.com', type: 'P' },
    contactPersonName: 'Joseph',
    contactRelationship: 'Father',
  },
  location: { current: chennai, permanent: chennai },
} as unknown as Profile

function open(answer: Answer, viewer: ProfileViewer = 'owner') {
  const calls = answerWith({ 'PUT /api/profiles/7': () => answer })
  renderAt(
    '/',
    <SectionForm
      name="contact"
      id="contact-form"
      focused={false}
      viewer={viewer}
      profile={profile}
      onClose={() => undefined}
      Questions={EmailField}
    />,
  )
  return calls
}

const address = () => screen.getByLabelText(/^E-mail/)
const password = () => screen.queryByLabelText(/^Current password/)
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))

async function write(text: string) {
  await userEvent.clear(address())
  if (text) await userEvent.type(address(), text)
}

afterEach(() => vi.unstubAllGlobals())

it('asks a member for the password as soon as the address differs, and only then', async () => {
  const calls = open({ body: { message: 'We have sent a link' } })
  expect(password()).toBeNull()
  await write('new@example.com')
  await save()
  expect(screen.getByText('Enter your current password')).toBeTruthy()
  expect(calls).toHaveLength(0)
  await userEvent.type(password() as HTMLElement, 'Demo1234')
  await save()
  expect(await screen.findByText('We have sent a link')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Please confirm your e-mail address' })).toBeTruthy()
  expect(calls[0]?.body).toEqual({ bi: { em: { v: 'new@example.com', et: 'P' } }, cpwd: 'Demo1234' })
})

it('shows at its field that the password is wrong', async () => {
  const fields = { cpwd: 'The current password is not correct' }
  open({ status: 400, body: { message: fields.cpwd, code: 'invalid_input', fields } })
  await write('')
  await userEvent.type(password() as HTMLElement, 'Wrong123')
  await save()
  expect(await screen.findByText('The current password is not correct')).toBeTruthy()
  await userEvent.type(password() as HTMLElement, '4')
  expect(screen.queryByText('The current password is not correct')).toBeNull()
})

it('says without a dialog that an address was removed, and asks staff for no password', async () => {
  const calls = open({ body: { message: 'Your Contact Detail has been updated' } }, 'staff')
  await write('')
  expect(password()).toBeNull()
  await save()
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(calls[0]?.body).toEqual({ bi: { em: null } })
})
