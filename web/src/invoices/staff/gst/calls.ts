import type { CallInput } from '@bnr/contract/endpoint'
import { readGstReturn, readGstSummary } from '@bnr/contract/invoices/gstReturn'
import { closeMonth, listMonths } from '@bnr/contract/invoices/months'
import type { Paise } from '@bnr/contract/money'
import { call } from '../../../platform/call.ts'
import { useSaving } from '../../../platform/download.ts'
import { useChange } from '../../../platform/useChange.ts'
import { useEndpoint, useListReading } from '../../../platform/useListReading.ts'
import { invoicesKey } from '../../calls.ts'

const monthsKey = [...invoicesKey, 'months'] as const

export const useMonths = (query: { page: number; size: number }) =>
  useListReading(monthsKey, listMonths, { query })

export const useCloseMonth = () =>
  useChange([monthsKey], ({ month, total }: { month: string; total: Paise }) =>
    call(closeMonth, { params: { month }, body: { total } }),
  )

export const useGstReturn = (month: string) => useEndpoint(monthsKey, readGstReturn, { params: { month } })

export const useDownloadGst = () =>
  useSaving((query: NonNullable<CallInput<typeof readGstSummary>['query']>) =>
    call(readGstSummary, { query }),
  )
