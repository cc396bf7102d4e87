import * as endpoints from '@bnr/contract/bulk/endpoints'
import type { Criterion } from '@bnr/contract/criteria'
import type { CallInput } from '@bnr/contract/endpoint'
import { useNavigate } from 'react-router'
import { call } from '../../platform/call.ts'
import { useChange } from '../../platform/useChange.ts'
import { useListReading } from '../../platform/useListReading.ts'
import { useFileDownload } from '../../ui/useFileDownload.ts'

/** A search and how many profiles it finds. */
export interface Matching {
  criteria: readonly Criterion[]
  total: number
}

const bulkKey = ['bulk']
const pollMilliseconds = 2000

/** Read again every two seconds while an action runs, also after a reload of the page. */
export const useBulkActions = ({ page }: { page: number }) =>
  useListReading(
    bulkKey,
    endpoints.listBulkActions,
    { query: { page } },
    {
      refetchInterval: ({ state }) =>
        state.data?.results.some((one) => one.state === 'Running') ? pollMilliseconds : false,
    },
  )

export const useAssignAll = () =>
  useChange([bulkKey], (body: CallInput<typeof endpoints.assignAll>['body']) =>
    call(endpoints.assignAll, { body }),
  )

export const usePlanFollowUps = () =>
  useChange([bulkKey], (body: CallInput<typeof endpoints.planFollowUps>['body']) =>
    call(endpoints.planFollowUps, { body }),
  )

export const useCancelBulkAction = () =>
  useChange([bulkKey], (id: number) => call(endpoints.cancelBulkAction, { params: { id } }))

export const useSaveBulkOutcome = () =>
  useFileDownload((id: number) => call(endpoints.downloadBulkOutcome, { params: { id } }))

/** Closes the dialog of an action on many, and opens the page that shows how far the action is. */
export function useShowActions(onClose: () => void) {
  const navigate = useNavigate()
  return () => {
    onClose()
    void navigate('/ad/bulk')
  }
}
