import { QueryClientProvider } from '@tanstack/react-query'
import { waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { beginSession } from '../accounts/session.ts'
import { useInterestNumbers } from '../activities/calls.ts'
import { useDashboard } from '../dashboard/calls.ts'
import { passHint } from '../platform/hints/hints.ts'
import { queryClient } from '../platform/queryClient.ts'
import { answerWith } from '../testing/answers.ts'
import { anita } from '../testing/people.ts'
import { renderAt } from '../testing/renderAt.tsx'
import LiveCount from './LiveCount.tsx'

function Page() {
  useDashboard(7)
  useInterestNumbers()
  return <LiveCount userName="10000001" />
}

it('reads the dashboard and the numbers of interests again when a hint arrives', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  beginSession(anita)
  const calls = answerWith({
    'GET /api/profiles/7/dashboard': () => ({ body: {} }),
    'GET /api/profiles/7/interests': () => ({ body: {} }),
  })
  renderAt(
    '/profile/dashboard',
    <QueryClientProvider client={queryClient}>
      <Page />
    </QueryClientProvider>,
  )
  const reads = (path: RegExp) => calls.filter((call) => path.test(call.path)).length
  await waitFor(() => expect([reads(/dashboard$/), reads(/interests$/)]).toEqual([1, 1]))
  await vi.advanceTimersByTimeAsync(3100)
  passHint({})
  await waitFor(() => expect([reads(/dashboard$/), reads(/interests$/)]).toEqual([2, 2]))
  vi.useRealTimers()
})
