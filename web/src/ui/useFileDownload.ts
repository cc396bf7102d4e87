import { download } from '../platform/download.ts'
import { useSending } from '../platform/useSending.ts'
import { toastError } from './toasts.ts'
import { useTranslation } from './translation.ts'

/** Saves a file once its address has been asked for, or says why it cannot be had. */
export function useFileDownload<Input = void>(ask: (input: Input) => Promise<{ url: string }>) {
  const { t } = useTranslation()
  return useSending({
    mutationFn: (input: Input) => download(ask(input)),
    onError: ({ message }) => toastError(t(message)),
  })
}
