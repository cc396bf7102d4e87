import { download } from '../platform/download.ts'
import { useSending } from '../platform/useSending.ts'
import { toastError } from './toasts.ts'
import { t } from './translation.ts'

/** Requests the address of a file and saves it, or says why it cannot be downloaded. */
export function useFileDownload<Input = void>(requestAddress: (input: Input) => Promise<{ url: string }>) {
  return useSending({
    mutationFn: (input: Input) => download(requestAddress(input)),
    onError: ({ message }) => toastError(t(message)),
  })
}
