interface ReportRule {
  title: string
  /** What it tells, for whoever chooses. */
  about: string
  /** What its period counts. */
  period: string
  /** Last part of the address of a page of its own. */
  slug?: string
  /** A row is a person, whose number and address can be in it. */
  people?: true
  /** Holds nobody who has a package. */
  withoutPackage?: true
}

/** Every kind of report, by its word on the wire. */
export const reportTypes = {
  ALL: {
    title: 'All profiles',
    about: 'Every profile with its status, package and who looks after it.',
    period: 'Registered',
    people: true,
  },
  NEW_USER: {
    title: 'New users',
    about: 'Who registered, how they came to us and how far they got.',
    period: 'Registered',
    slug: 'new-user',
    people: true,
  },
  PROFILE: {
    title: 'Profiles in detail',
    about: 'What profiles say of themselves: age, faith, education, work and place.',
    period: 'Registered',
    slug: 'profile',
    people: true,
  },
  REVENUE: {
    title: 'Revenue',
    about: 'What was paid by month, employee, package and source, and what was taken back.',
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
    about: 'Who holds a package today, until when, and what is left of it.',
    period: 'Package began',
    slug: 'paid',
    people: true,
  },
  UNPAID: {
    title: 'Unpaid members',
    about: 'Who holds no package today and could be called.',
    period: 'Registered',
    slug: 'unpaid',
    people: true,
    withoutPackage: true,
  },
} as const satisfies Record<string, ReportRule>

export type ReportType = keyof typeof reportTypes
export const reportTypeNames = Object.keys(reportTypes) as [ReportType, ...ReportType[]]

export const ruleOf = (type: ReportType): ReportRule => reportTypes[type]
