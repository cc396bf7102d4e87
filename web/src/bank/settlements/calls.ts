import * as endpoints from '@bnr/contract/bank/settlements'
import type { CallInput } from '@bnr/contract/endpoint'
import { call } from '../../platform/call.ts'
import { useChange } from '../../platform/useChange.ts'
import { useListReading } from '../../platform/useListReading.ts'
import { useSending } from '../../platform/useSending.ts'
import type { Order } from '../../ui/list/order.ts'
import { bankKey } from '../calls.ts'

interface Asked {
  page: number
  order: Order
}

const is = (key: string, value: unknown) => ({ key, operation: 'eq', value })

export const useSettlements = ({ page, order, bank }: Asked & { bank: '' | 'yes' | 'no' }) =>
  useListReading(bankKey, endpoints.searchSettlements, {
    query: { page, sort: `cdt,${order}` },
    body: { criteria: bank ? [is('bk', bank === 'yes')] : [] },
  })

interface AskedLines extends Asked {
  show: 'differing' | 'all'
  settlement: string
}

export const useSettlementLines = ({ page, order, show, settlement }: AskedLines) =>
  useListReading(bankKey, endpoints.searchSettlementLines, {
    query: { page, sort: `cdt,${order}` },
    body: {
      criteria: [
        ...(show === 'differing' ? [is('pr', true)] : []),
        ...(settlement ? [is('set', Number(settlement))] : []),
      ],
    },
  })

export const useReportPreview = () =>
  useSending({
    mutationFn: (body: CallInput<typeof endpoints.previewReport>['body']) =>
      call(endpoints.previewReport, { body }),
  })

export const useReportUpload = () =>
  useChange([bankKey], (body: CallInput<typeof endpoints.uploadReport>['body']) =>
    call(endpoints.uploadReport, { body }),
  )
