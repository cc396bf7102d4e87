import type { Profile } from '@bnr/contract/profiles/profile'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { answerWith } from '../../../testing/answers.ts'
import { draft } from '../../../testing/billing.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import { DraftTotals } from './DraftTotals.tsx'
import { initialValues } from './invoiceForm.ts'

const profile = { id: 7, basic: { name: 'Anita' }, location: {} } as unknown as Profile

function Sale() {
  const [planId, setPlanId] = useState('3')
  return (
    <>
      <button type="button" onClick={() => setPlanId('4')}>
        Other plan
      </button>
      <DraftTotals values={{ ...initialValues(profile), planId }} profileId={7} isUpgrade={false} />
    </>
  )
}

afterEach(() => vi.unstubAllGlobals())

it('marks the old total as out of date until the new one arrives', async () => {
  answerWith({ 'POST /api/invoices/draft': () => ({ body: draft }) })
  renderAt('/', <Sale />)
  const total = (await screen.findByText('Total')).closest('[aria-busy]')
  expect(total?.getAttribute('aria-busy')).toBe('false')
  await userEvent.click(screen.getByRole('button', { name: 'Other plan' }))
  expect(total?.getAttribute('aria-busy')).toBe('true')
  await vi.waitFor(() => expect(total?.getAttribute('aria-busy')).toBe('false'), { timeout: 3000 })
})
