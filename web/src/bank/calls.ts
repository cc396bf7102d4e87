import * as endpoints from '@bnr/contract/bank/endpoints'
import type { BankTab } from '@bnr/contract/bank/states'
import * as uploads from '@bnr/contract/bank/uploads'
import { CallError } from '@bnr/contract/client'
import { equal } from '@bnr/contract/criteria'
import type { CallInput } from '@bnr/contract/endpoint'
import { invoicesKey } from '../invoices/calls.ts'
import { call } from '../platform/call.ts'
import { typedAmount } from '../platform/typedAmount.ts'
import { useChange } from '../platform/useChange.ts'
import { useListReading } from '../platform/useListReading.ts'
import { useSending } from '../platform/useSending.ts'
import type { Order } from '../ui/list/order.ts'
import { useFileDownload } from '../ui/useFileDownload.ts'

export const bankKey = ['bank'] as const

export interface AskedLines {
  tab: BankTab
  amount: string
  from: string
  to: string
  order: Order
  page: number
}

/** Bounds for a range with an open end. */
const [firstDay, lastDay] = ['2000-01-01', '2099-12-31']

export function useBankLines({ tab, amount, from, to, order, page }: AskedLines) {
  const paise = typedAmount(amount)
  const criteria = [
    ...equal({ st: tab, am: paise === undefined ? undefined : paise / 100 }),
    ...(from || to ? [{ key: 'dt', operation: 'range', value: [from || firstDay, to || lastDay] }] : []),
  ]
  return useListReading(bankKey, endpoints.searchBankLines, {
    query: { page, sort: `cdt,${order}` },
    body: { criteria },
  })
}

/** Reloads invoices too, because a line may have paid one. */
const useLineChange = <Input, Result>(work: (input: Input) => Promise<Result>) =>
  useChange([bankKey, invoicesKey], work)

export interface Pair {
  lineId: number
  invoiceId: number
}

const match = ({ lineId, invoiceId }: Pair) =>
  call(endpoints.matchBankLine, { params: { id: lineId }, body: { invoiceId } })

export const useMatch = () => useLineChange(match)

/**
 * Settles lines one after the other. A line that the server refuses stays on the list. Any other failure stops the
 * rest, so that staff need not cancel the second factor once for each line.
 */
export const useMatchAll = () =>
  useLineChange(async (pairs: readonly Pair[]) => {
    const refused: string[] = []
    let settled = 0
    for (const pair of pairs) {
      const error = await match(pair).then(
        () => undefined,
        (error: Error) => error,
      )
      if (!error) settled += 1
      else if (isAboutLine(error) || settled > 0) refused.push(error.message)
      else throw error
      if (error && !isAboutLine(error)) break
    }
    return { settled, refused }
  })

const isAboutLine = (error: Error) => error instanceof CallError && [400, 404, 409].includes(error.status)

export const useUnmatch = () =>
  useLineChange((id: number) => call(endpoints.unmatchBankLine, { params: { id } }))

export const useTakeUp = () =>
  useLineChange((id: number) => call(endpoints.takeUpBankLine, { params: { id } }))

export const useSetAside = () =>
  useLineChange(({ id, reason }: { id: number; reason: string }) =>
    call(endpoints.setAsideBankLine, { params: { id }, body: { reason } }),
  )

export const useBankAccounts = () => useListReading(bankKey, uploads.listBankAccounts, {})

export const useSample = () => useFileDownload(() => call(uploads.downloadSample, {}))

export type StatementToRead = CallInput<typeof uploads.previewStatement>['body']

export const usePreview = () =>
  useSending({ mutationFn: (body: StatementToRead) => call(uploads.previewStatement, { body }) })

export const useUpload = () =>
  useChange([bankKey], (body: CallInput<typeof uploads.uploadStatement>['body']) =>
    call(uploads.uploadStatement, { body }),
  )
