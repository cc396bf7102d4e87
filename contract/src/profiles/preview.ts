import { z } from '#schema'
import { endpoint } from '../endpoint.ts'

/** `s`, `s=` and `s=1` all request the short version, without contact details. */
export const shortQuery = z.object({ s: z.enum(['', '1']).optional() })

/** A profile as an HTML page. The short version (`s`) is for other families, so it has no contact details. */
export const previewProfile = endpoint({
  path: '/profiles/:id/preview',
  audit: { reads: 'profile preview' },
  permission: 'contacts.open',
  summary:
    'A profile as an HTML page, to be shown in a frame; without contact details if `s` is sent, otherwise the audit log records it',
  query: shortQuery,
  file: true,
  limit: { requests: 6 },
})
