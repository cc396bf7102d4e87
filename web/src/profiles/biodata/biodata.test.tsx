import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { answerWith } from '../../testing/answers.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import BiodataDialog from './BiodataDialog.tsx'

const call = 'GET /api/profiles/7/biodata'
const saved: string[] = []

beforeEach(() => {
  saved.length = 0
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.href)
  })
})

it.each([
  ['without contact details by default', undefined, 'contact=false'],
  ['with contact details on request', /^Include them/, 'contact=true'],
])('downloads the biodata %s', async (_, choice, query) => {
  const calls = answerWith({ [call]: () => ({ body: { url: '/api/downloads/once' } }) })
  const onClose = vi.fn()
  renderAt('/profile/10000001', <BiodataDialog profileId={7} onClose={onClose} />)
  if (choice) await userEvent.click(screen.getByRole('radio', { name: choice }))
  await userEvent.click(screen.getByRole('button', { name: 'Download' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(String(calls[0]?.query)).toBe(query)
  expect(saved).toEqual([expect.stringMatching(/\/api\/downloads\/once$/)])
})

it('says why there is no file, and stays open for another try', async () => {
  answerWith({
    [call]: () => ({ status: 503, body: { message: 'Oops! Service Unavailable', code: 'unavailable' } }),
  })
  const onClose = vi.fn()
  renderAt('/profile/10000001', <BiodataDialog profileId={7} onClose={onClose} />)
  await userEvent.click(screen.getByRole('button', { name: 'Download' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Oops! Service Unavailable')
  expect(saved).toEqual([])
  expect(onClose).not.toHaveBeenCalled()
})
