import * as endpoints from '@bnr/contract/audit/endpoints'
import { call } from '../platform/call.ts'
import { useListReading } from '../platform/useListReading.ts'
import { useReading } from '../platform/useReading.ts'
import { useFileDownload } from '../ui/useFileDownload.ts'
import { type AuditQuery, auditFilter } from './auditAddress.ts'

export const useAudit = ({ order, beyond, ...query }: AuditQuery) =>
  useListReading(['audit'], endpoints.readAudit, {
    query: { ...auditFilter(query), sort: `cdt,${order}`, ...(beyond && { beyond: Number(beyond) }) },
  })

export const useAuditChoices = () =>
  useReading({
    queryKey: ['audit', 'choices'],
    queryFn: ({ signal }) => call(endpoints.auditChoices, {}, signal),
  })

export const useExportAudit = () =>
  useFileDownload((query: AuditQuery) => call(endpoints.exportAudit, { query: auditFilter(query) }))
