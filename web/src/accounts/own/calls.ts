import {
  changeStaffPassword,
  endOtherStaffSessions,
  endStaffSession,
  readStaffAccount,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
  startEnrolment,
} from '@bnr/contract/accounts/staffAccount'
import type { CallInput, Reply } from '@bnr/contract/endpoint'
import { call } from '../../platform/call.ts'
import { useChange } from '../../platform/useChange.ts'
import { useEndpoint } from '../../platform/useListReading.ts'

export type StaffAccount = Reply<typeof readStaffAccount>

export const accountKey = ['staff account']

export const useStaffAccount = () => useEndpoint(accountKey, readStaffAccount, {}, { staleTime: 0 })

export const changePassword = (body: CallInput<typeof changeStaffPassword>['body']) =>
  call(changeStaffPassword, { body })

export const useEndSession = () =>
  useChange([accountKey], (sid: string | 'others') =>
    sid === 'others' ? call(endOtherStaffSessions) : call(endStaffSession, { params: { sid } }),
  )

export const useStartEnrolment = () => useChange([], () => call(startEnrolment))

export const useRemoveFactor = () =>
  useChange([accountKey], (factor: number | 'app') =>
    factor === 'app' ? call(removeTotp) : call(removePasskey, { params: { id: factor } }),
  )

export const useRenewCodes = () => useChange([accountKey], () => call(renewRecoveryCodes))
