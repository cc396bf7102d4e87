import { z } from '#schema'
import { downloadEndpoint } from '../downloadEndpoint.ts'
import { idParams } from '../endpoint.ts'

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
