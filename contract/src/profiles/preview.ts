import { z } from '#schema'
import { endpoint, idParams } from '../endpoint.ts'

/** `s`, `s=` and `s=1` all ask for the short version, without contact details. */
export const shortQuery = z.object({ s: z.enum(['', '1']).optional() })

/** A profile as a page of HTML; the short one (`s`) is for another family, and has no contact details in it. */
export const previewProfile = endpoint({
  method: 'GET',
  path: '/profiles/:id/preview',
  audit: { reads: 'profile preview' },
  permission: 'contacts.open',
  summary:
    'A profile as a page of HTML, to be shown in a frame of its own; without contact details where `s` is said, else written to the audit log',
  params: idParams,
  query: shortQuery,
  file: true,
  limit: { requests: 6 },
})
