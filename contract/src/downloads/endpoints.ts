import { z } from '#schema'
import { endpoint } from '../endpoint.ts'

export const fetchDownload = endpoint({
  path: '/downloads/:token',
  audit: { none: 'Recorded by the endpoint of the file itself, when the file is opened' },
  permission: 'public',
  summary: 'The file of an address that is at most a minute old; can be fetched once, as a whole',
  params: z.object({ token: z.string().max(100) }),
  file: true,
  limit: { requests: 60 },
})
