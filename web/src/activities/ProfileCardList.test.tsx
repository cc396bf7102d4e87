import type { OpenCard } from '@bnr/contract/profiles/card'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderAt } from '../testing/renderAt.tsx'
import { ProfileCardList } from './ProfileCardList.tsx'

const profile = (id: number): OpenCard => ({
  id,
  bnrId: String(10_000_000 + id),
  basic: { name: 'Priya' },
  media: [{ kind: 'pp', status: 'Active', thumbnailUrl: `/${id}/thumbnail` }],
})

// jsdom loads no images, so pretend that none has loaded.
vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false)

test('loads the first photo of a list before everything else, and the others when they come near', async () => {
  renderAt('/matches', <ProfileCardList profiles={[profile(1), profile(2), profile(3)]} />)
  const cards = await screen.findAllByRole('article')
  const photos = cards.map((card) => card.querySelector('img'))
  expect(photos.map((photo) => photo?.getAttribute('loading'))).toEqual(['eager', 'lazy', 'lazy'])
  expect(photos.map((photo) => photo?.getAttribute('fetchpriority'))).toEqual(['high', null, null])
})
