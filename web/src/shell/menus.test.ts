import type { Role } from '@bnr/contract/access'
import { matchPath, matchRoutes } from 'react-router'
import { describe, expect, it } from 'vitest'
import type { SessionUser } from '../accounts/session.ts'
import { viewers } from '../accounts/viewer.ts'
import { screens } from '../screens/screens.ts'
import { footerMenu, slimFooterMenu } from './footerMenu.ts'
import { hasFooter } from './footerRoutes.ts'
import { memberLink, memberMenu } from './memberMenu.ts'
import { siteMenu } from './siteMenu.ts'
import { entryOf, staffMenu } from './staffMenu.ts'

const person = (...roles: Role[]): SessionUser => ({
  userId: 1,
  bnrId: '10000001',
  profileId: 7,
  name: 'Anita',
  userName: '10000001',
  roles,
  phone: '919100000001',
  mobile: '9100000001',
  gender: 'f',
  elite: false,
  userType: 'pu',
})

/** Entries that all staff see first. */
const search = ['Dashboard', 'Search Profiles', 'Search by Status']

const reports = [
  'All Reports',
  'New users',
  'Profiles in detail',
  'Revenue',
  'Invoices',
  'Paid members',
  'Unpaid members',
  'Assisted service',
  'Calls and sales',
]
const labels = (...roles: Role[]) =>
  staffMenu(person('staff_user', ...roles)).flatMap((group) => group.entries.map((entry) => entry.label))

const everything = staffMenu(person('staff_user', 'super_admin', 'tele_manager', 'cc_manager'))

describe('menus', () => {
  it('link only to screens of the route table', () => {
    const paths = screens.map((screen) => screen.path).filter((path) => !path.endsWith('*'))
    const members = (['me', 'profile', 'activity'] as const).flatMap((group) => memberMenu(group))
    const staff = staffMenu(person('staff_user', 'super_admin', 'tele_manager')).flatMap(
      (group) => group.entries,
    )
    const sites = viewers.flatMap((viewer) => siteMenu(viewer))
    for (const entry of [...sites, ...footerMenu, ...slimFooterMenu, ...members, ...staff]) {
      expect(
        paths.some((path) => matchPath(path, entry.route)),
        entry.route,
      ).toBe(true)
    }
  })

  it.each([
    ['guest', '/home'],
    ['staff', '/ad/profile/search'],
  ] as const)('lead a %s from Search to %s', (viewer, route) => {
    const search = siteMenu(viewer).filter((entry) => entry.label === 'Search')
    expect(search.map((entry) => entry.route)).toEqual([route])
  })

  const inbox = ['Inbox', 'Message Templates']
  const calls = [...search, 'Follow-ups', 'Renewal Calls']
  const entering = ['Create Profile', 'Import Profiles', 'Messages to Many']
  const many = ['Actions on Many', 'Profile Activities']
  const selling = ['Plans', 'Create Package', 'Coupons', 'Manage Offers']
  const books = ['Payments', 'Bank Statements', 'Settlements', 'Payments Received', 'Credit Notes', 'GST']
  const stories = ['View Testimonials', 'Create Testimonial', 'Approve Testimonials']

  it.each([
    [
      ['tele_manager'],
      [
        ...[...calls, ...inbox, 'Profile Approval', 'Reported Messages', ...entering, ...many],
        ...selling,
        ...['Create Invoice', 'Approve Invoice', 'My Invoices', 'All Invoices', ...stories, ...reports],
      ],
    ],
    [
      ['tele_executive'],
      [
        ...[...calls, 'Profile Approval', 'Photo Approval'],
        ...['Create Profile', ...many, 'Plans', 'Create Invoice', 'My Invoices'],
      ],
    ],
    [['tele_executive_jr'], [...calls, 'Create Profile', ...many, 'Plans']],
    [
      ['cc_manager'],
      [
        ...[...calls, ...inbox, 'My Members', 'Profile Approval', 'Photo Approval', 'Reported Messages'],
        ...[...entering, ...many, 'Plans', ...stories, ...reports],
      ],
    ],
    [
      ['cc_executive'],
      [...[...calls, 'Inbox', 'My Members', 'Photo Approval'], ...['Create Profile', ...many, 'Plans']],
    ],
    [
      ['finance_admin'],
      [...[...search, 'Create Profile', 'Profile Activities', 'Plans'], ...['All Invoices', ...books]],
    ],
    [
      ['super_admin'],
      [
        ...[...calls, 'Inbox', ...entering, 'Profile Activities', ...selling],
        ...['Approve Invoice', 'All Invoices', ...books, ...stories, ...reports],
        ...['Manage Staff', 'Audit', 'System'],
      ],
    ],
  ] as [Role[], string[]][])('show %s what their role opens', (roles, expected) =>
    expect(labels(...roles)).toEqual(expected),
  )

  it('leave out a group that has nothing for the person', () => {
    const groups = staffMenu(person('staff_user', 'cc_executive')).map((group) => group.label)
    expect(groups).toEqual(['Overview', 'User Manager', 'Membership Plans'])
  })

  it.each([
    ['/offers/manage', 'Manage Offers'],
    ['/offers/manage/7', 'Manage Offers'],
    ['/packages', 'Plans'],
    ['/packages/7/edit', 'Plans'],
    ['/packages/create', 'Create Package'],
    ['/profile/10000001', 'Search Profiles'],
    ['/profile/update/10000001', 'Search Profiles'],
    ['/invoice/ccav', 'Approve Invoice'],
    ['/ad/user-membership/7', 'All Invoices'],
    ['/ad/staff', 'Manage Staff'],
    ['/reports', 'All Reports'],
    ['/reports/revenue', 'Revenue'],
    ['/testimonials/7', 'View Testimonials'],
    ['/testimonials/update/7', 'Approve Testimonials'],
    ['/offers', undefined],
    ['/adored', undefined],
  ])('on %s mark the entry %s', (address, label) => expect(entryOf(address, everything)?.label).toBe(label))

  it('mark an entry on every back-office page except the own account, which is at the foot', () => {
    const pages = screens.filter(
      ({ path, shell }) =>
        !path.endsWith('*') && shell === 'staff' && !path.startsWith('/dev/') && path !== '/ad/account',
    )
    expect(pages.length).toBeGreaterThan(10)
    for (const { path } of pages) expect(entryOf(path.replace(':id', '7'), everything), path).toBeDefined()
  })

  it("fill in the member's own id", () => {
    const links = memberMenu('profile').map((entry) => memberLink(entry, person('profile_user')))
    expect(links).toEqual([
      '/messages',
      '/profile/update/10000001',
      '/profile/update/10000001#album',
      '/profile/settings?active=tab1',
    ])
  })
})

describe('the footer', () => {
  it.each([
    '/profile/register',
    '/ad/dashboard',
    '/ad/login',
    '/profile/update/10000001',
    '/invoice/approve',
    '/packages',
    '/packages/create',
    '/packages/7/edit',
  ])('is hidden on %s', (path) => expect(hasFooter(path)).toBe(false))

  it.each(['/home', '/faq', '/profile/dashboard', '/profile/10000001', '/admission'])(
    'appears on %s',
    (path) => expect(hasFooter(path)).toBe(true),
  )
})

describe('the route table', () => {
  it('names each path once, and each of them can be reached', () => {
    const paths = screens.map((screen) => screen.path)
    expect(new Set(paths).size).toBe(paths.length)
    for (const path of paths.filter((path) => !path.endsWith('*')))
      expect(matchPath(path, path)).not.toBeNull()
  })

  it.each([
    ['/ad/profle/search', 'staff'],
    ['/ad/invoice', 'staff'],
    ['/no/such/page', 'member'],
  ])('gives the mistyped address %s the shell %s', (address, shell) => {
    const routes = screens.map((screen) => ({ path: screen.path, id: screen.shell }))
    expect(matchRoutes(routes, address)?.[0]?.route.id).toBe(shell)
  })
})
