import { z } from '#schema'
import { endpoint } from '../endpoint.ts'

export const fetchDownload = endpoint({
  method: 'GET',
  path: '/downloads/:token',
  permission: 'public',
  summary: 'The file, by an address that was asked for within the minute; whole, and once',
  params: z.object({ token: z.string().max(100) }),
  file: true,
  limit: { requests: 60 },
})
