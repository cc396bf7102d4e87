import { z } from '#schema'
import { type EndpointParts, endpoint } from './endpoint.ts'
import { wire } from './wire.ts'

/** How long the address of a file may be opened, once, by the session that asked for it. */
export const downloadSeconds = 60

const downloadAddress = wire('Address of a download', {
  url: ['url', z.string(), 'Where the file is, once, within a minute'],
})

type DownloadParts = Pick<
  EndpointParts,
  'path' | 'permission' | 'summary' | 'params' | 'query' | 'limit' | 'freshFactor'
> &
  Required<Pick<EndpointParts, 'audit'>>

/** A file that somebody may save. The call replies with an address, so that the browser saves it by itself. */
export function downloadEndpoint<const P extends DownloadParts>(parts: P) {
  return endpoint({ ...parts, method: 'GET', reply: downloadAddress })
}
