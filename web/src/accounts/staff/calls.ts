import { changeStaffMember, createStaffMember, listStaff } from '@bnr/contract/accounts/staff'
import type { CallInput, Reply } from '@bnr/contract/endpoint'
import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import { useReading } from '../../platform/useReading.ts'

export type StaffMember = Reply<typeof createStaffMember>
export type NewStaffMember = CallInput<typeof createStaffMember>['body']
export type StaffChange = CallInput<typeof changeStaffMember>['body']

const staffKey = ['staff']

/** The page before stays until the next one has come. */
export const useStaff = (page: number) =>
  useReading({
    queryKey: [...staffKey, page],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => call(listStaff, { query: { page } }, signal),
  })

/** The list is read again, since a name may have moved to another page. */
function useStaffMutation<Input>(work: (input: Input) => Promise<StaffMember>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: work,
    onSuccess: () => client.invalidateQueries({ queryKey: staffKey }),
  })
}

export const useCreateStaff = () =>
  useStaffMutation((body: NewStaffMember) => call(createStaffMember, { body }))

export const useChangeStaff = () =>
  useStaffMutation(({ id, change }: { id: number; change: StaffChange }) =>
    call(changeStaffMember, { params: { id }, body: change }),
  )
