import type { Profile } from '@bnr/contract/profiles/profile'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { type Answer, answerWith } from '../../../testing/answers.ts'
import { holdReply } from '../../../testing/holdReply.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import { Toasts } from '../../../ui/Toasts.tsx'
import { PersonQuestions } from '../forms/BasicQuestions.tsx'
import { SectionForm } from './SectionForm.tsx'

const profile = {
  id: 7,
  bnrId: '10000007',
  status: 'Active',
  media: [],
  basic: {
    createdFor: 'Daughter',
    gender: 'f',
    name: 'Anna Mary',
    dateOfBirth: '1998-04-12',
    weight: 55,
    height: { feet: 5, inches: 4 },
    maritalStatus: 'Never Married',
    motherTongue: 'Tamil',
    bodyType: 'Slim',
    phone: { countryCode: '91', number: '9100000007', type: 'M' },
  },
} as unknown as Profile

const locked = 'Please contact support to change name, birth date or gender'

function open(answer: Answer, edited = profile, onClose = () => undefined) {
  const calls = answerWith({
    'GET /api/settings/createdFors': () => ({
      body: ['Daughter', 'Son'].map((name) => ({ key: name, value: name })),
    }),
    'PUT /api/profiles/7': () => answer,
  })
  const shown = { name: 'basic', id: 'basic-form', focused: false, viewer: 'owner' } as const
  renderAt('/', <SectionForm {...shown} profile={edited} onClose={onClose} Questions={PersonQuestions} />)
  return () => calls.filter(({ method }) => method === 'PUT')
}

const refusing = (fields: Record<string, string>): Answer => ({
  status: 400,
  body: { message: Object.values(fields)[0], code: 'invalid_input', fields },
})

async function sendAs(createdFor: string) {
  await screen.findByRole('option', { name: createdFor })
  await userEvent.selectOptions(screen.getByLabelText('Profile for', { exact: false }), createdFor)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
}

const messageAbove = async (message: string) =>
  within((await screen.findByText(message)).closest('[role="alert"]') as HTMLElement)

afterEach(() => vi.unstubAllGlobals())

it('shows messages about hidden fields above its button, and moves the focus there', async () => {
  open(refusing({ 'bi.ge': locked }))
  await sendAs('Son')
  await messageAbove(locked)
  const alert = screen.getByText(locked).closest('[role="alert"]')
  await waitFor(() => expect(document.activeElement).toBe(alert))
  const button = screen.getByRole('button', { name: 'Save' })
  expect((alert as Element).compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

it('shows messages about other sections there too, each once, and other messages at their fields', async () => {
  const other = 'Please remove phone numbers'
  open(refusing({ 'bi.prd': other, 'fi.fad': other, 'bi.cf': 'Select Profile for' }))
  await sendAs('Son')
  expect((await messageAbove(other)).getAllByText(other)).toHaveLength(1)
  expect(screen.getByText('Select Profile for').closest('[role="alert"]')).toBeNull()
})

it('shows the rules’ messages about fields it does not ask for, without a call', async () => {
  const sent = open({ body: { message: 'never sent' } }, {
    ...profile,
    basic: { ...profile.basic, weight: null },
  } as Profile)
  await sendAs('Son')
  await messageAbove('Select weight')
  expect(sent()).toEqual([])
})

it('removes a message when its field changes', async () => {
  open(refusing({ 'bi.ge': locked, 'bi.cf': 'Select Profile for' }))
  await sendAs('Son')
  await messageAbove(locked)
  await userEvent.selectOptions(screen.getByLabelText('Profile for', { exact: false }), 'Daughter')
  expect(screen.queryByText('Select Profile for')).toBeNull()
  expect(screen.queryByText(locked)).not.toBeNull()
})

it('closes nothing when its reply comes after it was closed, but says what it saved', async () => {
  const onClose = vi.fn(() => undefined)
  open({ body: { message: 'Details Updated Successfully' } }, profile, onClose)
  const release = holdReply('/api/profiles/7')
  await sendAs('Son')
  cleanup()
  render(<Toasts />)
  release()
  await screen.findByText('Details Updated Successfully')
  expect(onClose).not.toHaveBeenCalled()
})
