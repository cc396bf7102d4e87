import { openContact } from '@bnr/contract/profiles/contact'
import { call } from '../../platform/call.ts'
import { useSending } from '../../platform/useSending.ts'
import { toastError } from '../../ui/toasts.ts'

/** Not cached, because the server records each time staff open a contact. */
export const useContact = (id: number) =>
  useSending({
    mutationFn: () => call(openContact, { params: { id } }),
    onError: ({ message }) => toastError(message),
    gcTime: 0,
  })
