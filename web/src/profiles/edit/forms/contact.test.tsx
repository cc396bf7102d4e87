import type { ProfileSections } from '@bnr/contract/profiles/profile'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { answerWith } from '../../../testing/answers.ts'
import { useForm } from '../../../ui/form/useForm.ts'
import { SameAddress } from './AddressQuestions.tsx'
import { AlternateMobile } from './ContactQuestions.tsx'

let answers: ProfileSections

function Form({ opening }: { opening: ProfileSections }) {
  const form = useForm({ initial: opening, send: () => undefined })
  answers = form.values
  return (
    <>
      <AlternateMobile form={form} />
      <SameAddress form={form} />
    </>
  )
}

function open(opening: ProfileSections) {
  answerWith({
    'GET /api/country_codes/codes': () => ({
      body: [
        { cc: '91', na: 'India' },
        { cc: '971', na: 'United Arab Emirates' },
      ],
    }),
  })
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Form opening={opening} />
    </QueryClientProvider>,
  )
}

afterEach(() => vi.unstubAllGlobals())

const phone = { countryCode: '91', number: '9100000001', type: 'M' as const }
const other = { ...phone, number: '9876543210' }
const mobile = () => screen.getByLabelText<HTMLInputElement>('Alternate mobile')

describe('the alternate mobile', () => {
  it('is empty and optional, with its hint, if the family uses the registered number', () => {
    open({ basic: { phone, contactPersonPhone: phone } })
    expect(mobile().value).toBe('')
    expect(mobile().getAttribute('aria-required')).toBeNull()
    expect(screen.getByText('Fill this only to get communication on a different number.')).toBeTruthy()
    expect(answers.basic?.contactPersonPhone).toEqual(phone)
  })

  it('is removed by emptying the field', async () => {
    open({ basic: { phone, contactPersonPhone: other } })
    expect(mobile().value).toBe('9876543210')
    await userEvent.clear(mobile())
    expect(answers.basic?.contactPersonPhone).toBeUndefined()
  })

  it('keeps a country that is chosen before the number', async () => {
    open({ basic: { phone } })
    await screen.findByRole('option', { name: /United Arab/ })
    await userEvent.selectOptions(screen.getByLabelText('Country code'), '971')
    expect(answers.basic?.contactPersonPhone).toBeUndefined()
    await userEvent.type(mobile(), '501234567')
    expect(answers.basic?.contactPersonPhone).toEqual({ countryCode: '971', number: '501234567', type: 'M' })
  })
})

describe('the permanent address', () => {
  const current = { country: 'India', state: 'Kerala', city: 'Kottayam' }
  const permanent = { country: 'India', state: 'Tamil Nadu', city: 'Madurai' }
  const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Same as current address' })

  it('returns when the box is unticked', async () => {
    open({ location: { current, permanent } })
    await userEvent.click(box())
    expect(answers.location?.permanent).toEqual(current)
    expect(box().checked).toBe(true)
    await userEvent.click(box())
    expect(answers.location?.permanent).toEqual(permanent)
    expect(box().checked).toBe(false)
  })

  it.each([
    ['that was the same from the start', { current, permanent: current }],
    ['that was not given', { current }],
  ])('%s is not cleared', async (_, location) => {
    open({ location })
    if (!box().checked) await userEvent.click(box())
    await userEvent.click(box())
    expect(box().checked).toBe(false)
    expect(answers.location?.permanent).toEqual(current)
  })
})
