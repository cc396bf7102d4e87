import { searchPlans } from '@bnr/contract/plans/endpoints'
import { searchTestimonials } from '@bnr/contract/testimonials/endpoints'
import { type StaffEntry, staffEntries } from '../../web/src/screens/staffEntries.ts'
import { callAs, callAsGuest } from './calls.ts'
import type { Visit } from './pages.ts'
import { bnrIds, careExecutive, financeAdmin, type Person, superAdmin, teleManager } from './people.ts'

const readBy = (as: Person, ...names: string[]) =>
  Object.fromEntries(names.map((name) => [`/ad/${name}`, as]))

/** Who opens the lists that the manager may not. */
const listReaders: Partial<Record<string, Person>> = {
  ...readBy(careExecutive, 'assisted'),
  ...readBy(financeAdmin, 'invoices', 'payments', 'bank', 'settlements', 'receipts', 'credit-notes', 'gst'),
  ...readBy(superAdmin, 'staff', 'audit', 'system'),
}

/** What finds rows of the demo in a list that may begin without any. */
const withRows: Partial<Record<string, string>> = {
  '/ad/profile/search-by-status': '?status=Active&whose=all',
  '/ad/profile/approve': '?status=Active',
  '/ad/follow-ups': '?of=everybody',
  '/ad/reported-messages': '?state=',
  '/ad/profile/activities': `?pid=${bnrIds.anita}`,
  '/invoice/approve': '?status=Active',
  '/ad/payments': '?show=all',
  '/testimonials/approve': '?status=Active',
}

export const staffLists: readonly Visit[] = Object.entries<StaffEntry>(staffEntries).flatMap(
  ([path, { title }]) =>
    title
      ? [{ path: `${path}${withRows[path] ?? ''}`, heading: title, as: listReaders[path] ?? teleManager }]
      : [],
)

/** The pages of staff that are no lists. */
export const staffPages: readonly Visit[] = [
  { path: '/ad/dashboard', heading: 'Welcome, Kiran Mathews', as: teleManager },
  { path: '/ad/profile/search?form=staff&status=Draft', heading: 'Search Profiles', as: teleManager },
  { path: '/ad/find?q=Anita', heading: 'Results for “Anita”', as: teleManager },
  { path: '/ad/profile/create', heading: 'New Profile', as: careExecutive },
  // The first profile of the demo.
  { path: '/ad/profile/preview/1', heading: 'Profile Preview', as: careExecutive },
  { path: '/ad/profile/spreview/1', heading: 'Short Preview', as: careExecutive },
  { path: '/ad/profile/spreview/0', heading: 'Profile not found', as: careExecutive },
  { path: '/ad/profile/pdf/preview', heading: 'Choose a profile first', as: careExecutive },
  { path: `/profile/${bnrIds.daniel}`, heading: 'Daniel Thota', as: teleManager },
  { path: '/ad/reported-messages/0', heading: 'Report not found', as: teleManager },
  { path: '/ad/inbox/1', heading: 'BNR-T-000001', as: teleManager },
  { path: '/ad/imports/0', heading: 'Import not found', as: teleManager },
  { path: '/ad/gst/2026-10', heading: 'GST of October 2026', as: financeAdmin },
  { path: '/ad/assisted/1', heading: 'No profile found for this BNR ID', as: careExecutive },
  { path: '/ad/account', heading: 'My account', as: careExecutive },
  { path: '/ad/settlements/orders', heading: 'Orders in Settlements', as: financeAdmin },
  { path: '/ad/settlements/upload', heading: 'Upload a settlement report', as: financeAdmin },
  { path: '/ad/bank/upload', heading: 'Upload a statement', as: financeAdmin },
  { path: '/ad/media/approve', heading: 'Photo Approval', as: careExecutive },
  { path: '/packages', heading: 'Membership plans', as: teleManager },
  { path: '/packages/create', heading: 'Create package', as: teleManager },
  { path: '/testimonials/create', heading: 'Create Testimonial', as: teleManager },
  { path: '/testimonials/approve?status=Rejected', heading: 'Approve Testimonials', as: teleManager },
  { path: '/ad/messages-to-many/0', heading: 'Message not found', as: teleManager },
  { path: '/offers/manage/1', heading: 'Harvest thanksgiving', as: teleManager },
  { path: `/invoice/generate?pid=${bnrIds.anita}`, heading: 'Generate Invoice', as: teleManager },
  { path: '/invoice/approve?status=Initiated', heading: 'Approve Invoice', as: teleManager },
  { path: '/invoice/ccav', heading: 'Activate CC payment', as: superAdmin },
  { path: '/ad/user-membership/1', heading: 'Profile Membership', as: teleManager },
  { path: '/reports', heading: 'Reports', as: teleManager },
  { path: '/reports/revenue', heading: 'Revenue', as: teleManager },
]

/** The edit page of a plan; the database sets its id. */
export async function editPlanPage(): Promise<Visit> {
  const { results } = await callAsGuest(searchPlans, { body: { criteria: [] } })
  const [plan] = results
  return { path: `/packages/${plan?.id}/edit`, heading: `Edit ${plan?.name}`, as: teleManager }
}

/** The page of the demo's rejected story; the database sets its id. */
export async function decidedStoryPage(): Promise<Visit> {
  const criteria = [{ key: 'st', operation: 'eq', value: 'Rejected' }]
  const { results } = await (await callAs(teleManager))(searchTestimonials, { body: { criteria } })
  const [story] = results.slice(-1)
  return { path: `/testimonials/update/${story?.id}`, heading: story?.caption ?? '', as: teleManager }
}
