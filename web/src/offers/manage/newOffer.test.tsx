import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { answerWith } from '../../testing/answers.ts'
import { holdReply } from '../../testing/holdReply.ts'
import { offerOnWire } from '../../testing/offers.ts'
import { sentPlan } from '../../testing/plans.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import OffersManagePage from './offerList.tsx'

afterEach(() => vi.unstubAllGlobals())

const page = (...results: object[]) => ({ body: { results, total: results.length, page: 0 } })

async function createOffer() {
  await userEvent.click(await screen.findByRole('button', { name: 'New offer' }))
  const dialog = within(screen.getByRole('dialog', { name: 'New offer' }))
  await userEvent.type(dialog.getByLabelText(/^Title/), 'Christmas offer')
  await userEvent.type(dialog.getByRole('combobox', { name: /^Plans/ }), 'Plat')
  await userEvent.click(await dialog.findByRole('option', { name: /Platinum Classic/ }))
  await userEvent.type(dialog.getByLabelText(/^Price in rupees/), '6999')
  await userEvent.type(dialog.getByLabelText(/^Last day/), '2026-12-31')
  await userEvent.click(dialog.getByRole('button', { name: 'Continue' }))
  return dialog
}

function openList() {
  answerWith({
    'POST /api/memberships/search': () => page(sentPlan()),
    'POST /api/offers/search': () => page(),
    'POST /api/offers': () => ({ body: offerOnWire({ st: 'Draft', me: [] }) }),
  })
  return renderAt('/offers/manage', <OffersManagePage />)
}

it('a new offer leads to its page, where its banners are added', async () => {
  const { router } = openList()
  await createOffer()
  await waitFor(() => expect(router.state.location.pathname).toBe('/offers/manage/3'))
})

it('a new offer whose dialog was closed before the reply leaves the list open', async () => {
  const { router } = openList()
  const release = holdReply('/api/offers')
  const dialog = await createOffer()
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  await act(async () => {
    release()
    await new Promise((resolve) => setTimeout(resolve, 50))
  })
  expect(router.state.location.pathname).toBe('/offers/manage')
})
