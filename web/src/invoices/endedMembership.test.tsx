import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { beginSession, endSession } from '../accounts/session.ts'
import { answerWith } from '../testing/answers.ts'
import { noMembership } from '../testing/billing.ts'
import { anita } from '../testing/people.ts'
import { renderAt } from '../testing/renderAt.tsx'
import MyAccountPage from './MyAccountPage.tsx'

beforeEach(() => beginSession(anita))
afterEach(() => {
  endSession()
  vi.unstubAllGlobals()
})

/** Expired invoices that once had a membership. */
const endedOnes = [
  { key: 'pid', operation: 'eq', value: 7 },
  { key: 'st', operation: 'eq', value: 'Expired' },
  { key: 'mb', operation: 'eq', value: true },
]

it.each([
  ['has paid before', 1, 'No current payments'],
  ['has only let invoices expire', 0, 'No payments yet'],
])('for a member who %s shows "%s"', async (_who, ended, title) => {
  answerWith({
    'GET /api/profiles/7/currentMembership': () => ({ body: noMembership }),
    'POST /api/invoices/search': ({ body }) => {
      const { criterias } = body as { criterias: unknown }
      const asksForEnded = JSON.stringify(criterias) === JSON.stringify(endedOnes)
      return { body: { results: [], total: asksForEnded ? ended : 0, page: 0 } }
    },
  })
  renderAt('/profile/myaccount', <MyAccountPage />)
  expect(await screen.findByText(title)).toBeTruthy()
})
