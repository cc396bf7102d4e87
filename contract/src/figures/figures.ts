import type { Permission } from '../access.ts'

interface FigureRule {
  /** Path given by specification 3, section 7. */
  path: string
  permission: Permission
  summary: string
}

const forProfiles = { permission: 'figures.profiles' } as const
const forFinance = { permission: 'figures.finance' } as const

/** Figures that are counts. */
const counts = {
  profiles: { ...forProfiles, path: '/profiles/count', summary: 'Profiles' },
  status: { ...forProfiles, path: '/profiles/statusCount', summary: 'Profiles by status' },
  gender: { ...forProfiles, path: '/profiles/genderCount', summary: 'Profiles by gender' },
  createdBy: {
    ...forProfiles,
    path: '/profiles/createdByCount',
    summary: 'Profiles by where they were entered',
  },
  caste: { ...forProfiles, path: '/profiles/casteCount', summary: 'Profiles by caste' },
  payment: {
    ...forProfiles,
    path: '/profiles/paidCount',
    summary: 'Profiles with and without a paid membership',
  },
  kind: { ...forProfiles, path: '/profiles/profileKindCount', summary: 'Elite profiles and all others' },
  package: {
    ...forProfiles,
    path: '/profile_memberships/packageCount',
    summary: 'Memberships by plan and first day',
  },
  calls: { ...forProfiles, path: '/contactLog/callCount', summary: 'Calls by executive' },
  followUpsDone: {
    ...forProfiles,
    path: '/contactLog/followUpCount',
    summary: 'Follow-ups done by executive',
  },
  draftsPaid: {
    ...forProfiles,
    path: '/profiles/firstPaymentCount',
    summary: 'Drafts that became paid, by the executive on the first paid invoice',
  },
  month: { ...forFinance, path: '/profiles/createdDateCount', summary: 'Profiles by month' },
} as const satisfies Record<string, FigureRule>

/** Figures that are sums in rupees. */
const revenues = {
  revenueByMonth: { ...forFinance, path: '/invoices/revenueByMonthCount', summary: 'Revenue by month' },
  revenueByStaff: {
    ...forFinance,
    path: '/invoices/revenueByStaffCount',
    summary: 'Revenue by the executive who looked after the member',
  },
} as const satisfies Record<string, FigureRule>

export const figures = { ...counts, ...revenues }
export type CountName = keyof typeof counts
export type RevenueName = keyof typeof revenues
export type FigureName = keyof typeof figures
export const countNames = Object.keys(counts) as CountName[]
export const revenueNames = Object.keys(revenues) as RevenueName[]
export const figureNames = Object.keys(figures) as FigureName[]

/** Figures whose parts are members of staff, by the id of the account. */
const byStaff = ['revenueByStaff', 'calls', 'followUpsDone', 'draftsPaid'] as const satisfies FigureName[]
export type StaffFigure = (typeof byStaff)[number]
export const isByStaff = (name: FigureName): name is StaffFigure => byStaff.some((one) => one === name)

/** Figures whose parts are months; the parts of all others are values of a list. */
const monthly: readonly FigureName[] = ['month', 'revenueByMonth']
export const isMonthly = (name: FigureName): boolean => monthly.includes(name)

export const isRevenue = (name: FigureName): name is RevenueName => name in revenues
