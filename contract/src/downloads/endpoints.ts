import { z } from '#schema'
import { endpoint } from '../endpoint.ts'

export const fetchDownload = endpoint({
  method: 'GET',
  path: '/downloads/:token',
  audit: { none: 'The audit rule of the file itself holds: the row is written when the file is opened' },
  permission: 'public',
  summary: 'The file, by an address that was asked for within the minute; whole, and once',
  params: z.object({ token: z.string().max(100) }),
  file: true,
  limit: { requests: 60 },
})
