import { screen, waitForElementToBeRemoved } from '@testing-library/react'
import { it } from 'vitest'
import { answerWith } from '../testing/answers.ts'
import { provider } from '../testing/billing.ts'
import { renderAt } from '../testing/renderAt.tsx'
import { TransferDetails } from './TransferDetails.tsx'

it('offers no transfer when the company has no bank account', async () => {
  const { ba: _, ...without } = provider
  answerWith({ 'GET /api/service_providers': () => ({ body: without }) })
  renderAt('/checkout', <TransferDetails />)
  await waitForElementToBeRemoved(() => screen.queryByText('Pay by bank transfer'))
})
