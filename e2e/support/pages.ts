import { activityLists, activitySlugs } from '@bnr/contract/activities/lists'
import { searchTestimonials } from '@bnr/contract/testimonials/endpoints'
import { expect, type Page } from '@playwright/test'
import { callAsGuest } from './calls.ts'
import { anita, bnrIds, memberWith, type Person } from './people.ts'
import { enterAs } from './session.ts'

/** An address, who opens it (a guest by default), and the heading that shows that it has loaded. */
export type Visit = { path: string; heading: string; as?: Person }

const home = "India's No.1 Exclusive Christian Matrimony"

/** A link of which somebody copied only a part; the status is 404. */
export const brokenLink: Visit = { path: '/unsubscribe/incomplete', heading: 'This link is not complete' }

export const guestPages: readonly Visit[] = [
  { path: '/home', heading: home },
  { path: '/about-us', heading: 'About us' },
  { path: '/text-size', heading: 'Text size' },
  { path: '/faq', heading: 'Frequently asked questions' },
  { path: '/contact-us', heading: 'Contact and support' },
  { path: '/terms-conditions', heading: 'Terms and privacy' },
  { path: '/cancellation-refund', heading: 'Cancellation and no-refund policy' },
  { path: '/membership', heading: 'Membership' },
  { path: '/packages', heading: 'Membership plans' },
  { path: '/packages?category=Elite', heading: 'Membership plans' },
  { path: '/testimonials', heading: 'Success Stories' },
  { path: '/offers', heading: 'Offers' },
  { path: '/logout', heading: 'Logged out successfully' },
  { path: '/profile/g/list?ge=f&from=21&to=30', heading: 'Search results' },
  { path: '/ad/login', heading: 'Staff login' },
  { path: '/dev/outbox', heading: 'Outbox' },
  { path: '/email/confirm', heading: 'This link is not complete' },
  { path: '/shared/incomplete', heading: 'This link is not complete' },
  { path: '/your-story', heading: 'This link is not complete' },
  { path: '/thankyou', heading: 'Your payment' },
  { path: '/failed?order_id=none&token=false', heading: 'Your payment' },
]

export const memberPages: readonly Visit[] = [
  { path: '/profile/dashboard', heading: 'Welcome, Anita Selvaraj' },
  { path: '/profile/myaccount', heading: 'My Account' },
  { path: '/packages', heading: 'Membership plans' },
  { path: '/checkout?plan=1', heading: 'Checkout' },
  { path: '/checkout', heading: 'Checkout' },
  { path: '/invoice/preview/0', heading: 'Invoice not found' },
  { path: '/profile/search', heading: 'Search' },
  { path: '/profile/list?form=quick&age=31-38', heading: 'Search results' },
  { path: '/profile/searches', heading: 'Saved searches' },
  { path: '/matches', heading: 'Matches' },
  { path: `/profile/${bnrIds.samuel}`, heading: 'Samuel Jebaraj' },
  { path: `/profile/${bnrIds.anita}`, heading: 'Anita Selvaraj' },
  { path: `/profile/update/${bnrIds.anita}`, heading: 'Anita Selvaraj' },
  ...activitySlugs.map((slug) => ({ path: `/activity/${slug}`, heading: activityLists[slug].title })),
  { path: '/messages', heading: 'Messages' },
  { path: '/messages/10000009', heading: 'No conversation here' },
  { path: '/messages/reports', heading: 'Your reports' },
  { path: '/notifications', heading: 'Notifications' },
  { path: '/proposals', heading: 'Proposed by your relationship manager' },
  { path: '/profile/settings', heading: 'Settings' },
  { path: '/offers', heading: 'Offers' },
].map((visit) => ({ ...visit, as: anita }))

const tabs = 'tab1 tab2 tab3 notifications textSize summary sessions messages sharing data tab4 tab5'

export const settingsPages: readonly Visit[] = tabs.split(' ').map((tab) => ({
  path: `/profile/settings?active=${tab}`,
  heading: 'Settings',
  as: anita,
}))

/** The edit page of a draft, which lists what is missing. */
export const draftPage: Visit = {
  path: `/profile/update/${bnrIds.priya}`,
  heading: 'Priya Mathew',
  as: memberWith(bnrIds.priya),
}

/** Addresses that redirect to another page or refuse access. */
export const redirectingPages: readonly Visit[] = [
  { path: '/', heading: home },
  { path: '/no-access', heading: home },
  { path: '/profile/register', heading: home },
  { path: '/profile/search', heading: "You don't have access to this page" },
  { path: '/ad/dashboard', heading: "You don't have access to this page" },
]

export const missingPage: Visit = { path: '/no/such/page', heading: "We're not sure how you got here" }

/** The page of the newest success story; the database sets its id. */
export async function storyPage(): Promise<Visit> {
  const { results } = await callAsGuest(searchTestimonials, { body: { criteria: [] } })
  return { path: `/testimonials/${results[0]?.id}`, heading: results[0]?.caption ?? '' }
}

/** Waits until the page shows this heading and nothing is loading. */
export async function settled(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  await expect(page.getByText('Loading…')).toHaveCount(0)
}

/** Waits for hydration, after which the page follows the device's colour scheme. */
export const isHydrated = (page: Page): Promise<void> =>
  expect(page.locator('html[data-hydrated]')).toBeAttached({ timeout: 20_000 })

export async function visit(page: Page, { path, heading, as }: Visit): Promise<void> {
  if (as) await enterAs(page, as)
  await page.goto(path)
  await settled(page, heading)
}
