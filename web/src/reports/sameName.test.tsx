import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { answerWith } from '../testing/answers.ts'
import { renderAt } from '../testing/renderAt.tsx'
import { RevenueView } from './RevenueView.tsx'

const line = (name: string, revenue: number) => ({
  mo: '2026-10',
  sna: name,
  no: 1,
  am: revenue,
  tx: 0,
  ttaat: revenue,
  tb: 0,
})

it('shows the revenue of two employees of the same name, and of one once the other is filtered out', async () => {
  let lines = [line('Anil', 5), line('Ravi', 10), line('Ravi', 20)]
  answerWith({ 'GET /api/reports/revenue': () => ({ body: lines }) })
  const { client } = renderAt('/reports/revenue', <RevenueView filters={{}} />)
  expect(await screen.findAllByRole('cell', { name: 'Ravi' })).toHaveLength(2)
  lines = [line('Ravi', 20)]
  await client.invalidateQueries()
  await waitFor(() => expect(screen.queryByRole('cell', { name: 'Anil' })).toBeNull())
  expect(screen.getAllByRole('cell', { name: 'Ravi' })).toHaveLength(1)
  vi.unstubAllGlobals()
})
