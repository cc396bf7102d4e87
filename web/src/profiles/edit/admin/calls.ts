import { resetPassword, viewPassword } from '@bnr/contract/accounts/staff'
import { type AdminField, adminCalls, adminFields, updatePhoneNumber } from '@bnr/contract/profiles/admin'
import type { Profile } from '@bnr/contract/profiles/profile'
import { call } from '../../../platform/call.ts'
import { useSending } from '../../../platform/useSending.ts'
import type { Phone } from '../../../ui/fields/PhoneField.tsx'

export type Outcome = { message: string }

export const sendField =
  (field: AdminField) =>
  ({ id }: Profile, value: string): Promise<Outcome> =>
    call(adminCalls[field], { params: { id }, query: { [adminFields[field].key]: value } })

export const sendPhone = ({ id }: Profile, phone: Phone): Promise<Outcome> =>
  call(updatePhoneNumber, { params: { id }, body: { ...phone, type: 'M' } })

export const sendPassword = ({ bnrId = '' }: Profile, password: string): Promise<Outcome> =>
  call(resetPassword, { params: { pid: bnrId }, body: { password } })

/** Not cached: each view reads the password again, and the server logs it. */
export const useViewPassword = (bnrId: string) =>
  useSending({ mutationFn: () => call(viewPassword, { params: { pid: bnrId } }), gcTime: 0 })
