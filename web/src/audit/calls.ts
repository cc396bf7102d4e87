import * as endpoints from '@bnr/contract/audit/endpoints'
import { keepPreviousData } from '@tanstack/react-query'
import { call } from '../platform/call.ts'
import { useEndpoint } from '../platform/useListReading.ts'
import { useReading } from '../platform/useReading.ts'
import type { Order } from '../ui/list/order.ts'
import { useFileDownload } from '../ui/useFileDownload.ts'

/** What the list of the audit log shows; an empty text means any. */
export interface AuditQuery extends Record<'by' | 'action' | 'pid' | 'from' | 'to' | 'beyond', string> {
  order: Order
}

const filterOf = ({ by, action, pid, from, to }: AuditQuery) => ({
  ...(by && { by: Number(by) }),
  ...(action && { action }),
  ...(pid && { pid }),
  ...(from && { from }),
  ...(to && { to }),
})

/** The log has no total number of rows: a page continues from a row, so that new entries move nothing. */
export const useAudit = ({ order, beyond, ...rest }: AuditQuery) =>
  useReading({
    queryKey: ['audit', order, beyond, rest],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => {
      const filter = filterOf({ order, beyond, ...rest })
      const query = { ...filter, sort: `cdt,${order}` as const, ...(beyond && { beyond: Number(beyond) }) }
      return call(endpoints.readAudit, { query }, signal)
    },
    select: (page) => ({ ...page, total: page.results.length }),
  })

export const useAuditChoices = () => useEndpoint(['audit'], endpoints.auditChoices, {})

export const useExportAudit = () =>
  useFileDownload((query: AuditQuery) => call(endpoints.exportAudit, { query: filterOf(query) }))
