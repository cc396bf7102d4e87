import type { OpenCard } from '@bnr/contract/profiles/card'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderAt } from '../../testing/renderAt.tsx'
import { ProfileCard } from './ProfileCard.tsx'

type Badge = OpenCard['membership']

async function cardWith(membership: Badge): Promise<HTMLElement> {
  const profile: OpenCard = { id: 9, bnrId: '10000009', basic: { name: 'Priya' }, media: [], membership }
  renderAt('/profile/list', <ProfileCard profile={profile} />)
  return await screen.findByRole('article')
}

it.each([
  ['while its membership highlights it', { tag: 'pc', highlightDays: 30 }, true],
  ['no longer once that is over', { tag: 'pc' }, false],
  ['not without a membership', undefined, false],
] as const)('a profile is highlighted %s', async (_, membership, expected) => {
  const card = await cardWith(membership)
  expect(screen.queryByText('Highlighted') !== null).toBe(expected)
  expect(card.dataset.highlighted !== undefined).toBe(expected)
})

it.each([
  [{ tag: 'pp', goldTagged: true }, true],
  [{ tag: 'pp', highlightDays: 30 }, false],
] as const)('with %j has a gold frame around the photo: %s', async (membership, expected) => {
  const card = await cardWith(membership)
  expect(card.querySelector('[class*="gold"]') !== null).toBe(expected)
})
