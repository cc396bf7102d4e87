import { readMessageSettings, saveMessageSettings } from '@bnr/contract/conversations/receipts'
import { call } from '../platform/call.ts'
import { useChange } from '../platform/useChange.ts'
import { useReading } from '../platform/useReading.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { CheckField } from '../ui/fields/CheckField.tsx'
import { toastError, toastSuccess } from '../ui/toasts.ts'
import { t } from '../ui/translation.ts'
import { conversationsKey } from './keys.ts'

const settingsKey = ['message settings']

/** A tab of the settings page. The box is saved as soon as it is pressed. */
export default function ReceiptsPanel() {
  const { data, error, isFetching, refetch } = useReading({
    queryKey: settingsKey,
    queryFn: ({ signal }) => call(readMessageSettings, {}, signal),
  })
  const save = useSaveReceipts()
  if (error) return <ErrorState message={error.message} busy={isFetching} onRetry={() => void refetch()} />
  if (!data) return <p role="status">{t('Loading…')}</p>
  return (
    <CheckField
      label={t('Read receipts')}
      description={t(
        'Others see when you have read their messages, and you see it of them, if both have this on.',
      )}
      checked={save.isPending ? save.variables : data.readReceipts}
      onChange={(on) =>
        save.mutate(on, {
          onSuccess: ({ message }) => toastSuccess(message),
          onError: ({ message }) => toastError(message),
        })
      }
    />
  )
}

export const useSaveReceipts = () =>
  useChange([settingsKey, conversationsKey], (readReceipts: boolean) =>
    call(saveMessageSettings, { body: { readReceipts } }),
  )
