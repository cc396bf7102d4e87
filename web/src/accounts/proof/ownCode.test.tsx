import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answerWith, type RecordedCall } from '../../testing/answers.ts'
import { anita } from '../../testing/people.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import { useForm } from '../../ui/form/useForm.ts'
import { beginSession, endSession } from '../session.ts'
import { ProofFields } from './ProofFields.tsx'
import { noProof, type Proof } from './proof.ts'

let calls: RecordedCall[]
let answer: { status?: number; body: unknown; headers?: Record<string, string> }
const sent = { body: { message: 'We have sent a code to this number' } }

function Form() {
  const form = useForm<Proof>({ initial: { ...noProof, code: '' }, send: async () => undefined })
  return <ProofFields form={form} />
}

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
const newCode = () => screen.queryByRole('button', { name: 'Send a new code' })

beforeEach(() => {
  vi.useFakeTimers()
  beginSession(anita)
  calls = answerWith({ 'POST /api/ues/otp': () => answer })
})
afterEach(() => {
  cleanup()
  endSession()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('offers a new code when the one of the login was sent too recently for another', async () => {
  answer = {
    status: 429,
    body: { message: 'Too many attempts. Please try again later', code: 'too_many_requests' },
    headers: { 'retry-after': '18' },
  }
  renderAt('/', <Form />)
  await pass(0)
  expect(screen.getByText('You can ask for a new code in 18 seconds')).toBeTruthy()
  expect(screen.queryByText(/Too many attempts/)).toBeNull()
  await pass(18)
  answer = sent
  await act(async () => newCode()?.click())
  expect(calls).toHaveLength(2)
  expect(screen.getByText('We have sent a 6 digit code to +91 9100000001')).toBeTruthy()
})

it('offers a new code after half a minute, for a message that does not arrive', async () => {
  answer = sent
  renderAt('/', <Form />)
  await pass(0)
  expect(newCode()).toBeNull()
  await pass(30)
  expect(newCode()).not.toBeNull()
})

it('offers another try after a failure', async () => {
  answer = { status: 503, body: { message: 'Oops! Service Unavailable', code: 'unavailable' } }
  renderAt('/', <Form />)
  await pass(0)
  expect(screen.getByText('Oops! Service Unavailable')).toBeTruthy()
  expect(newCode()).not.toBeNull()
})
