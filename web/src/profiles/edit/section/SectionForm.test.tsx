import type { Profile } from '@bnr/contract/profiles/profile'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { type Answer, answerWith } from '../../../testing/answers.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import { PersonQuestions } from '../forms/PersonQuestions.tsx'
import { SectionForm } from './SectionForm.tsx'

const profile = {
  ...{ id: 7, bnrId: '10000007', status: 'Active', media: [] },
  basic: {
    ...{ createdFor: 'Daughter', gender: 'f', name: 'Anna Mary', dateOfBirth: '1998-04-12', weight: 55 },
    ...{ height: { feet: 5, inches: 4 }, maritalStatus: 'Never Married', motherTongue: 'Tamil' },
    ...{ bodyType: 'Slim', phone: { countryCode: '91', number: '9100000007', type: 'M' } },
  },
} as unknown as Profile

const locked = 'Please contact support to change name, birth date or gender'

function open(answer: Answer, given = profile) {
  const asked = answerWith({
    'GET /api/settings/createdFors': () => ({
      body: ['Daughter', 'Son'].map((name) => ({ key: name, value: name })),
    }),
    'PUT /api/profiles/7': () => answer,
  })
  const shown = { name: 'basic', id: 'basic-form', focused: false, viewer: 'owner' } as const
  renderAt(
    '/',
    <SectionForm {...shown} profile={given} onClose={() => undefined} Questions={PersonQuestions} />,
  )
  return () => asked.filter(({ method }) => method === 'PUT')
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

const saidAbove = async (message: string) =>
  within((await screen.findByText(message)).closest('[role="alert"]') as HTMLElement)

afterEach(() => vi.unstubAllGlobals())

it('says above its button what the server says of a field that is not drawn, and brings the person there', async () => {
  open(refusing({ 'bi.ge': locked }))
  await sendAs('Son')
  await saidAbove(locked)
  const alert = screen.getByText(locked).closest('[role="alert"]')
  await waitFor(() => expect(document.activeElement).toBe(alert))
  const button = screen.getByRole('button', { name: 'Save' })
  expect((alert as Element).compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

it('says it also of a field of another section, each message once, and what has a place at its place', async () => {
  const other = 'Please remove phone numbers'
  open(refusing({ 'bi.prd': other, 'fi.fad': other, 'bi.cf': 'Select Profile for' }))
  await sendAs('Son')
  expect((await saidAbove(other)).getAllByText(other)).toHaveLength(1)
  expect(screen.getByText('Select Profile for').closest('[role="alert"]')).toBeNull()
})

it('says the rules’ own messages of fields that it does not ask, without a call', async () => {
  const sent = open({ body: { message: 'never sent' } }, {
    ...profile,
    basic: { ...profile.basic, weight: null },
  } as Profile)
  await sendAs('Son')
  await saidAbove('Select weight')
  expect(sent()).toEqual([])
})

it('a message goes when its field changes', async () => {
  open(refusing({ 'bi.ge': locked, 'bi.cf': 'Select Profile for' }))
  await sendAs('Son')
  await saidAbove(locked)
  await userEvent.selectOptions(screen.getByLabelText('Profile for', { exact: false }), 'Daughter')
  expect(screen.queryByText('Select Profile for')).toBeNull()
  expect(screen.queryByText(locked)).not.toBeNull()
})
