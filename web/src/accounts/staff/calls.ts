import {
  changeStaffMember,
  createStaffMember,
  listStaff,
  resetSecondFactor,
} from '@bnr/contract/accounts/staff'
import type { CallInput, Reply } from '@bnr/contract/endpoint'
import { keepPreviousData } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import { useChange } from '../../platform/useChange.ts'
import { useReading } from '../../platform/useReading.ts'

export type StaffMember = Reply<typeof createStaffMember>
export type NewStaffMember = CallInput<typeof createStaffMember>['body']
export type StaffChange = CallInput<typeof changeStaffMember>['body']

const staffKey = ['staff']

/** Marks the account of the person who reads. Keeps the previous page on screen until the next one arrives. */
export const useStaff = (page: number, ownId: number | undefined) =>
  useReading({
    queryKey: [...staffKey, page],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => call(listStaff, { query: { page } }, signal),
    select: ({ results, total }) => ({
      total,
      results: results.map((member) => ({ ...member, isOwn: member.id === ownId })),
    }),
  })

export const useCreateStaff = () =>
  useChange([staffKey], (body: NewStaffMember) => call(createStaffMember, { body }))

export const useChangeStaff = () =>
  useChange([staffKey], ({ id, change }: { id: number; change: StaffChange }) =>
    call(changeStaffMember, { params: { id }, body: change }),
  )

export const useResetFactor = () =>
  useChange([staffKey], (id: number) => call(resetSecondFactor, { params: { id } }))
