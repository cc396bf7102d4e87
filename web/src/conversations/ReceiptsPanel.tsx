import { readMessageSettings, saveMessageSettings } from '@bnr/contract/conversations/receipts'
import { PanelSkeleton } from '../accounts/settings/PanelSkeleton.tsx'
import { SavedBox } from '../accounts/settings/SavedBox.tsx'
import { call } from '../platform/call.ts'
import { useChange } from '../platform/useChange.ts'
import { useEndpoint } from '../platform/useListReading.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { t } from '../ui/translation.ts'
import { conversationsKey } from './keys.ts'

const settingsKey = ['message settings']

/** A tab of the settings page. */
export default function ReceiptsPanel() {
  const { data, error, isFetching, refetch } = useEndpoint(settingsKey, readMessageSettings, {})
  const save = useSaveReceipts()
  if (error) return <ErrorState message={error.message} busy={isFetching} onRetry={() => void refetch()} />
  if (!data) return <PanelSkeleton />
  return (
    <SavedBox
      label={t('Read receipts')}
      description={t(
        'You and another member see when you have read each other’s messages if both of you turn this on.',
      )}
      checked={data.readReceipts}
      save={save}
    />
  )
}

export const useSaveReceipts = () =>
  useChange([settingsKey, conversationsKey], (readReceipts: boolean) =>
    call(saveMessageSettings, { body: { readReceipts } }),
  )
