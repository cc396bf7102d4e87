import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { beginSession } from '../accounts/session.ts'
import { queryClient } from '../platform/queryClient.ts'
import { markHydrated } from '../platform/useHydrated.ts'
import { answerWith } from '../testing/answers.ts'
import { anita } from '../testing/people.ts'
import { renderAt } from '../testing/renderAt.tsx'
import SummarySettings from './SummarySettings.tsx'

const path = '/api/profiles/7/summarySettings'

beforeEach(() => {
  beginSession(anita)
  queryClient.clear()
})

it.each([
  [{ fr: 'weekly', sms: true }, 1],
  [{ fr: 'weekly' }, 0],
])('saves %j as it came, and offers an SMS only if it is sent', async (saved, boxes) => {
  const calls = answerWith({
    [`GET ${path}`]: () => ({ body: saved }),
    [`PUT ${path}`]: () => ({ body: { message: 'Updated' } }),
  })
  renderAt('/profile/settings', <SummarySettings />)
  await userEvent.click(await screen.findByRole('radio', { name: 'Every day' }))
  expect(screen.queryAllByRole('checkbox')).toHaveLength(boxes)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(calls.at(-1)?.body).toEqual({ ...saved, fr: 'daily' }))
})

it('saves nothing back that was changed elsewhere since the page was open before', async () => {
  let saved = { fr: 'daily', sms: false }
  const calls = answerWith({
    [`GET ${path}`]: () => ({ body: saved }),
    [`PUT ${path}`]: () => ({ body: { message: 'Updated' } }),
  })
  markHydrated()
  const { router } = renderAt('/profile/settings', <SummarySettings />)
  await screen.findByRole('radio', { name: 'Every day' })
  await act(() => router.navigate('/matches'))
  saved = { fr: 'never', sms: false }
  await act(() => router.navigate('/profile/settings'))
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Never' }).checked).toBe(true),
  )
  await userEvent.click(screen.getByRole('checkbox'))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(calls.at(-1)?.body).toEqual({ fr: 'never', sms: true }))
})
