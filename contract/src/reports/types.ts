interface ReportRule {
  title: string
  /** Description of the content. */
  about: string
  /** What the period filter refers to. */
  period: string
  /** Last part of the address, for reports with a page of their own. */
  slug?: string
  /** Each row is a person, so the report can include contact details. */
  people?: true
  /** Contains only members without a plan, so it cannot be filtered by plan. */
  withoutPlan?: true
  /** Filtered by the period alone. */
  periodOnly?: true
}

/** Report types by their name on the wire. */
export const reportTypes = {
  ALL: {
    title: 'All profiles',
    about: 'Every profile with its status, plan and who looks after it.',
    period: 'Registered',
    people: true,
  },
  NEW_USER: {
    title: 'New users',
    about: 'Who registered, how they found us and how far they got.',
    period: 'Registered',
    slug: 'new-user',
    people: true,
  },
  PROFILE: {
    title: 'Profiles in detail',
    about: 'Profile details: age, faith, education, work and place.',
    period: 'Registered',
    slug: 'profile',
    people: true,
  },
  REVENUE: {
    title: 'Revenue',
    about: 'Payments and credit notes by month, employee, plan and source.',
    period: 'Paid',
    slug: 'revenue',
  },
  INVOICE: {
    title: 'Invoices',
    about: 'Every invoice with its amounts and taxes.',
    period: 'Issued',
    slug: 'invoice',
  },
  PAID: {
    title: 'Paid members',
    about: 'Members with a plan today, when it ends and what they have left.',
    period: 'Plan began',
    slug: 'paid',
    people: true,
  },
  UNPAID: {
    title: 'Unpaid members',
    about: 'Members without a plan today, to call.',
    period: 'Registered',
    slug: 'unpaid',
    people: true,
    withoutPlan: true,
  },
  ASSISTED: {
    title: 'Assisted service',
    about: 'What each relationship manager proposed by month, and what the families answered.',
    period: 'Proposed',
    slug: 'assisted',
    periodOnly: true,
  },
  CALLS: {
    title: 'Calls and sales',
    about: 'Calls, follow-ups and drafts that became paid, by month and executive.',
    period: 'Done',
    slug: 'calls',
    periodOnly: true,
  },
} as const satisfies Record<string, ReportRule>

export type ReportType = keyof typeof reportTypes
export const reportTypeNames = Object.keys(reportTypes) as [ReportType, ...ReportType[]]

export const ruleOf = (type: ReportType): ReportRule => reportTypes[type]
