import * as endpoints from '@bnr/contract/audit/endpoints'
import { keepPreviousData, useMutation } from '@tanstack/react-query'
import { call } from '../platform/call.ts'
import { download } from '../platform/download.ts'
import { useReading } from '../platform/useReading.ts'
import { toastError } from '../ui/toasts.ts'
import { type AskedAudit, auditFilter } from './auditAddress.ts'

export const useAudit = ({ order, beyond, ...asked }: AskedAudit) =>
  useReading({
    queryKey: ['audit', 'found', asked, order, beyond],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      call(
        endpoints.readAudit,
        { query: { ...auditFilter(asked), sort: `cdt,${order}`, ...(beyond && { beyond: Number(beyond) }) } },
        signal,
      ),
  })

export const useAuditChoices = () =>
  useReading({
    queryKey: ['audit', 'choices'],
    queryFn: ({ signal }) => call(endpoints.auditChoices, {}, signal),
  })

export const useExportAudit = () =>
  useMutation({
    mutationFn: (asked: AskedAudit) => download(call(endpoints.exportAudit, { query: auditFilter(asked) })),
    onError: ({ message }) => toastError(message),
  })
