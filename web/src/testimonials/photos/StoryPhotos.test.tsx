import { screen } from '@testing-library/react'
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
