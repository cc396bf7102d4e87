import * as endpoints from '@bnr/contract/bank/settlements'
import { equal } from '@bnr/contract/criteria'
import type { CallInput } from '@bnr/contract/endpoint'
import { call } from '../../platform/call.ts'
import { useChange } from '../../platform/useChange.ts'
import { useListReading } from '../../platform/useListReading.ts'
import { useSending } from '../../platform/useSending.ts'
import type { Order } from '../../ui/list/order.ts'
import { bankKey } from '../calls.ts'

interface OrderedPage {
  page: number
  order: Order
}

export const useSettlements = ({ page, order, bank }: OrderedPage & { bank: '' | 'yes' | 'no' }) =>
  useListReading(bankKey, endpoints.searchSettlements, {
    query: { page, sort: `cdt,${order}` },
    body: { criteria: equal({ bk: bank ? bank === 'yes' : undefined }) },
  })

interface PageOfLines extends OrderedPage {
  show: 'differing' | 'all'
  settlement: string
}

export const useSettlementLines = ({ page, order, show, settlement }: PageOfLines) =>
  useListReading(bankKey, endpoints.searchSettlementLines, {
    query: { page, sort: `cdt,${order}` },
    body: {
      criteria: equal({
        pr: show === 'differing' || undefined,
        set: settlement ? Number(settlement) : undefined,
      }),
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
