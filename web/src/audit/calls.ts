import * as endpoints from '@bnr/contract/audit/endpoints'
import { call } from '../platform/call.ts'
import { useListReading } from '../platform/useListReading.ts'
import { useReading } from '../platform/useReading.ts'
import { useFileDownload } from '../ui/useFileDownload.ts'
import { type AskedAudit, auditFilter } from './auditAddress.ts'

export const useAudit = ({ order, beyond, ...asked }: AskedAudit) =>
  useListReading(['audit'], endpoints.readAudit, {
    query: { ...auditFilter(asked), sort: `cdt,${order}`, ...(beyond && { beyond: Number(beyond) }) },
  })

export const useAuditChoices = () =>
  useReading({
    queryKey: ['audit', 'choices'],
    queryFn: ({ signal }) => call(endpoints.auditChoices, {}, signal),
  })

export const useExportAudit = () =>
  useFileDownload((asked: AskedAudit) => call(endpoints.exportAudit, { query: auditFilter(asked) }))
