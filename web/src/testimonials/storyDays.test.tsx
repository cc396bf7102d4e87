import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { answerWith } from '../testing/answers.ts'
import { renderAt } from '../testing/renderAt.tsx'
import { storyDraftOf, storyValuesOf } from './storyValues.ts'
import YourStoryPage from './yours/YourStoryPage.tsx'

const path = '/api/testimonials/yours'
const words = { cn: 'Led', gn: 'Joel', bn: 'Sharon', tl: 'Amen.' }

afterEach(() => vi.unstubAllGlobals())

it('shows and sends the engagement day and the wedding day separately', async () => {
  const story = { ...words, ed: '2026-01-11', wd: '2026-06-20', me: [], exp: '2026-12-22T10:00:00.000Z' }
  const calls = answerWith({
    [`GET ${path}`]: () => ({ body: story }),
    [`POST ${path}/send`]: () => ({ body: { message: 'Thank you. We have received your story' } }),
  })
  renderAt('/your-story#secret', <YourStoryPage />)
  const engaged = await screen.findByLabelText<HTMLInputElement>(/^Engagement date/)
  const married = screen.getByLabelText<HTMLInputElement>(/^Wedding date/)
  expect([engaged.value, married.value]).toEqual(['2026-01-11', '2026-06-20'])
  await userEvent.click(screen.getByRole('checkbox'))
  await userEvent.click(screen.getByRole('button', { name: 'Send our story' }))
  await expect
    .poll(() => calls.find(({ method }) => method === 'POST')?.body)
    .toEqual({ ...words, ed: '2026-01-11', wd: '2026-06-20', cs: true })
})

it('leaves out empty days', () => {
  const { engagementDate, weddingDate } = storyDraftOf(storyValuesOf({ weddingDate: '2026-06-20' }))
  expect([engagementDate, weddingDate]).toEqual([undefined, '2026-06-20'])
  expect(storyDraftOf(storyValuesOf())).toEqual({ caption: '', groomName: '', brideName: '', text: '' })
})
