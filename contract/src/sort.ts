import { z } from '#schema'

/** The orders that lists can be asked for in: by a time that an index has in order, so that either way costs the same. */
export const byCreation = z.enum(['cdt,desc', 'cdt,asc']).default('cdt,desc')
/** Of invoices as well by their day of issue, which their numbers follow. */
export const byIssueOrLastChange = z.enum(['mdt,desc', 'mdt,asc', 'cdt,desc', 'cdt,asc']).default('mdt,desc')
export const byFollowUpDay = z.enum(['fud,asc', 'fud,desc']).default('fud,asc')
