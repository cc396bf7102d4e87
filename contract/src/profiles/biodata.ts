import { z } from '#schema'
import { downloadEndpoint } from '../downloadEndpoint.ts'
import { shortQuery } from './preview.ts'

/** PDF for staff, as the specification defines it; it has the rules and the query of the preview. */
export const downloadProfile = downloadEndpoint({
  path: '/profiles/:id/download',
  audit: { reads: 'biodata download', each: true },
  permission: 'contacts.open',
  summary: 'The biodata as a PDF, for staff; without contact details if `s` is sent',
  query: shortQuery,
  limit: { requests: 6 },
})

/** PDF of a profile. It contains contact details only if the request asks for them. */
export const biodata = downloadEndpoint({
  path: '/profiles/:id/biodata',
  audit: { reads: 'biodata download', each: true },
  permission: 'member.orStaff',
  summary: 'A profile as a PDF of one or two pages; members get only their own',
  query: z.object({ contact: z.stringbool({ truthy: ['true'], falsy: ['false'] }).default(false) }),
  limit: { requests: 30 },
})
