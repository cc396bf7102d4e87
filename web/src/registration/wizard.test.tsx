import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { queryClient } from '../platform/queryClient.ts'
import { answerWith } from '../testing/answers.ts'
import { holdReply } from '../testing/holdReply.ts'
import { renderAt } from '../testing/renderAt.tsx'
import { StepForm } from './StepForm.tsx'
import { useDraft } from './useDraft.ts'

const draft = { id: 7, bnrId: '10000007', token: 't', basic: { name: 'Anna' } }

it('shows somebody who returns what was saved elsewhere in the meantime', async () => {
  let language = 'Tamil'
  answerWith({
    'GET /api/profiles/u/7': () => ({
      body: { id: 7, pid: '10000007', ps: 'Draft', me: [], bi: { mt: language } },
    }),
  })
  function Wizard() {
    const { data } = useDraft(draft)
    return <p>{data?.basic?.motherTongue}</p>
  }
  const visit = () =>
    render(
      <QueryClientProvider client={queryClient}>
        <Wizard />
      </QueryClientProvider>,
    )
  visit()
  await screen.findByText('Tamil')
  cleanup()
  language = 'Telugu'
  await new Promise((passed) => setTimeout(passed, 10))
  visit()
  await screen.findByText(/Telugu|Tamil/)
  expect(screen.queryByText('Tamil')).toBeNull()
})

it('leads nobody on who has left the step before its reply', async () => {
  answerWith({ 'PUT /api/profiles/u/7': () => ({ body: { message: 'Updated' } }) })
  const onSaved = vi.fn()
  const saved = {
    professional: { occupation: 'Student', education: { degree: 'B.A.' } },
    location: { current: { country: 'India' } },
  } as never
  renderAt(
    '/profile/register',
    <StepForm
      draft={draft}
      step={3}
      saved={saved}
      passwordSet
      typed={new Map()}
      Questions={() => null}
      onSaved={onSaved}
      onBack={() => undefined}
    />,
  )
  const release = holdReply('/api/profiles/u/7')
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  cleanup()
  release()
  await act(() => new Promise((passed) => setTimeout(passed, 50)))
  expect(onSaved).not.toHaveBeenCalled()
})
