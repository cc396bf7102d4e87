import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { beginSession } from '../../../accounts/session.ts'
import { answerWith } from '../../../testing/answers.ts'
import { provider } from '../../../testing/billing.ts'
import { manager } from '../../../testing/people.ts'
import { renderAt } from '../../../testing/renderAt.tsx'
import GeneratePage from './GeneratePage.tsx'

it('says at once that no invoice can be issued without a tax number', async () => {
  beginSession(manager)
  answerWith({ 'GET /api/service_providers': () => ({ body: provider }) })
  renderAt('/invoice/generate', <GeneratePage />)
  await screen.findByRole('heading', { level: 1, name: 'You cannot issue invoices yet' })
  expect(screen.queryByLabelText('BNR ID')).toBeNull()
})
