import { z } from '#schema'
import { downloadEndpoint } from '../downloadEndpoint.ts'
import { idParams } from '../endpoint.ts'
import { shortQuery } from './preview.ts'

/** The specification's download for staff: by the rules of the preview, and with the same flag. */
export const downloadProfile = downloadEndpoint({
  path: '/profiles/:id/download',
  audit: { reads: 'biodata download', each: true },
  permission: 'contacts.open',
  summary: 'The biodata as a PDF, for staff; `s` leaves the contact details out',
  params: idParams,
  query: shortQuery,
  limit: { requests: 6 },
})

/** A profile on paper. Contact details are in it only where they are asked for, each time. */
export const biodata = downloadEndpoint({
  path: '/profiles/:id/biodata',
  audit: { reads: 'biodata download', each: true },
  permission: 'member.orStaff',
  summary: 'A profile as a PDF of one or two pages; a member’s own alone',
  params: idParams,
  query: z.object({ contact: z.stringbool({ truthy: ['true'], falsy: ['false'] }).default(false) }),
  limit: { requests: 30 },
})
