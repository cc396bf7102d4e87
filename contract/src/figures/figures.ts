import type { Permission } from '../access.ts'

interface FigureRule {
  /** Of the specification (3, section 7). */
  path: string
  permission: Permission
  summary: string
}

/** What staff see counted. */
const counts = {
  profiles: { path: '/profiles/count', permission: 'figures.profiles', summary: 'Profiles' },
  status: { path: '/profiles/statusCount', permission: 'figures.profiles', summary: 'Profiles by status' },
  gender: { path: '/profiles/genderCount', permission: 'figures.profiles', summary: 'Profiles by gender' },
  createdBy: {
    path: '/profiles/createdByCount',
    permission: 'figures.profiles',
    summary: 'Profiles by where they were entered',
  },
  caste: { path: '/profiles/casteCount', permission: 'figures.profiles', summary: 'Profiles by caste' },
  payment: {
    path: '/profiles/paidCount',
    permission: 'figures.profiles',
    summary: 'Profiles with and without a paid membership',
  },
  kind: {
    path: '/profiles/profileKindCount',
    permission: 'figures.profiles',
    summary: 'Elite profiles and all others',
  },
  package: {
    path: '/profile_memberships/packageCount',
    permission: 'figures.profiles',
    summary: 'Memberships by package and first day',
  },
  month: { path: '/profiles/createdDateCount', permission: 'figures.finance', summary: 'Profiles by month' },
} as const satisfies Record<string, FigureRule>

/** What staff see summed up in rupees. */
const revenues = {
  revenueByMonth: {
    path: '/invoices/revenueByMonthCount',
    permission: 'figures.finance',
    summary: 'Revenue by month',
  },
  revenueByStaff: {
    path: '/invoices/revenueByStaffCount',
    permission: 'figures.finance',
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

/** Those whose parts are months; the parts of all others are what was chosen from a list. */
const monthly: readonly FigureName[] = ['month', 'revenueByMonth']
export const isMonthly = (name: FigureName): boolean => monthly.includes(name)

export const isRevenue = (name: FigureName): name is RevenueName => name in revenues
