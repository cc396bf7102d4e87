import { z } from '#schema'
import { type EndpointParts, endpoint } from './endpoint.ts'
import { wire } from './wire.ts'

/** Seconds for which the address of a file works. It works once, for the session that requested it. */
export const downloadSeconds = 60

/** Formats of lists that people save. */
export const sheetFormats = ['csv', 'xlsx'] as const
export type SheetFormat = (typeof sheetFormats)[number]
export const sheetFormat = z.enum(sheetFormats).default('csv')

const downloadAddress = wire('Address of a download', {
  url: ['url', z.string(), 'Address of the file; works once, within a minute'],
})

type DownloadParts = Pick<
  EndpointParts,
  'path' | 'permission' | 'summary' | 'params' | 'query' | 'limit' | 'freshFactor'
> &
  Required<Pick<EndpointParts, 'audit'>>

/** Declares a download. The reply is an address, so that the browser itself saves the file. */
export function downloadEndpoint<const P extends DownloadParts>(parts: P) {
  return endpoint({ ...parts, method: 'GET', reply: downloadAddress })
}
