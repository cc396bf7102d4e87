import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { answerWith } from '../../testing/answers.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import PdfPreviewPage from './PdfPreviewPage.tsx'
import PreviewPage from './PreviewPage.tsx'
import ShortPreviewPage from './ShortPreviewPage.tsx'

const answer = () =>
  answerWith({ 'GET /api/profiles/7/preview': () => ({ body: '<main>Anita, no error</main>' }) })

it.each([
  ['Profile Preview', <PreviewPage key="whole" />, null],
  ['Short Preview', <ShortPreviewPage key="short" />, '1'],
])('%s appears in a frame that runs no scripts', async (title, page, flag) => {
  const calls = answer()
  renderAt('/preview/7', page, '/preview/:id')
  const frame = await screen.findByTitle(title)
  expect(frame.getAttribute('srcdoc')).toContain('<main>Anita, no error</main>')
  expect(frame.getAttribute('sandbox')).toBe('allow-same-origin allow-modals')
  expect(calls.map(({ query }) => query.get('s'))).toEqual([flag])
})

it.each(['8', 'abc', '0'])('says that the profile %s was not found', async (id) => {
  const calls = answer()
  renderAt(`/preview/${id}`, <PreviewPage />, '/preview/:id')
  expect(await screen.findByRole('heading', { name: 'Profile not found' })).toBeTruthy()
  expect(calls).toHaveLength(id === '8' ? 1 : 0)
})

it('previews the download of the profile it was opened from, and leads to its file', async () => {
  answer()
  const { router } = renderAt('/ad/profile/pdf/preview', <PdfPreviewPage />)
  expect(screen.getByRole('heading', { name: 'Choose a profile first' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Search Profiles' }).getAttribute('href')).toBe(
    '/ad/profile/search',
  )
  await router.navigate('/ad/profile/pdf/preview', { state: { id: 7 } })
  expect(await screen.findByTitle('Download Preview')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Download biodata' }))
  expect(await screen.findByRole('dialog', { name: 'Download biodata' })).toBeTruthy()
})
