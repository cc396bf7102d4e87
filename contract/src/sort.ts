import { z } from '#schema'

/** Sort orders of lists. Each follows an index, so that both directions cost the same. */
export const byCreation = z.enum(['cdt,desc', 'cdt,asc']).default('cdt,desc')
/** Invoices can also be sorted by day of issue, which is the order of their numbers. */
export const byIssueOrLastChange = z.enum(['mdt,desc', 'mdt,asc', 'cdt,desc', 'cdt,asc']).default('mdt,desc')
export const byFollowUpDay = z.enum(['fud,asc', 'fud,desc']).default('fud,asc')
export const byMembershipEnd = z.enum(['ed,asc', 'ed,desc']).default('ed,asc')
