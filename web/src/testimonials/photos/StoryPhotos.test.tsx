import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { renderAt } from '../../testing/renderAt.tsx'
import { StoryPhotos } from './StoryPhotos.tsx'

const photo = (id: string, more: object = {}) => ({
  id,
  kind: 'c' as const,
  url: '',
  thumbnailUrl: '',
  format: '3x4',
  ...more,
})
const upload = {
  state: { is: 'idle' as const },
  send: vi.fn(),
  retry: vi.fn(),
  cancel: vi.fn(),
  refuse: vi.fn(),
}

it('a photo is loaded once it is ready; until then the tile says that it is processed, or why it cannot be', async () => {
  const load = vi.fn(() => new Promise<Blob>(() => undefined))
  const reason = 'We could not read this photo. Delete it and upload another'
  const photos = [photo('1', { processing: true }), photo('2', { reason }), photo('3')]
  renderAt('/', <StoryPhotos photos={photos} load={load} upload={upload} onDelete={vi.fn()} />)
  expect(screen.getByText('Processing…')).toBeTruthy()
  expect(screen.getByText(reason)).toBeTruthy()
  expect(load.mock.calls.map(([mid]: unknown[]) => mid)).toEqual(['3'])
})

it('the late reply to a deletion leaves the question about another photo open', async () => {
  const deleted = Promise.withResolvers<void>()
  const ready = { processing: true }
  const photos = [photo('1', ready), photo('2', ready)]
  renderAt(
    '/',
    <StoryPhotos photos={photos} load={vi.fn()} upload={upload} onDelete={() => deleted.promise} />,
  )
  const ask = (number: number) =>
    userEvent.click(screen.getByRole('button', { name: `Delete Photo ${number} of the couple` }))
  const inDialog = (name: string) => within(screen.getByRole('dialog')).getByRole('button', { name })
  await ask(1)
  await userEvent.click(inDialog('Delete'))
  await userEvent.click(inDialog('Keep'))
  await ask(2)
  await act(async () => deleted.resolve())
  expect(inDialog('Delete').ariaBusy).not.toBe('true')
})
