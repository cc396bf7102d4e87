import { performActivity } from '@bnr/contract/activities/endpoints'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useSession } from '../accounts/session.ts'
import { call } from '../platform/call.ts'
import { profilesKey } from '../platform/queryClient.ts'
import { useSending } from '../platform/useSending.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { toastError, toastSuccess } from '../ui/toasts.ts'
import { t } from '../ui/translation.ts'
import { type ActivityTarget, nameOf } from './target.ts'

interface BlockDialogProps {
  target: ActivityTarget
  /** False once the page that opened the dialog has been left. */
  isOnPage: { readonly current: boolean }
  onClose: () => void
}

/** Asks for confirmation, because a block hides both people from each other. */
export default function BlockDialog({ target, isOnPage, onClose }: BlockDialogProps) {
  const block = useBlock(target, isOnPage)
  const name = nameOf(target)
  return (
    <ConfirmDialog
      title={t('Block {name}?', { name })}
      confirmLabel={t('Block')}
      busy={block.isPending}
      onConfirm={() => block.mutate(undefined, { onError: onClose })}
      onClose={onClose}
    >
      <p>
        {t('You and {name} will no longer see each other. You can undo this on your Blocked list.', { name })}
      </p>
    </ConfirmDialog>
  )
}

/** Blocks a profile and opens the Blocked list, where the member can undo it. */
export function useBlock(target: ActivityTarget, isOnPage: BlockDialogProps['isOnPage']) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const me = useSession().user?.profileId ?? 0
  return useSending({
    mutationFn: () => call(performActivity.block, { params: { id: me, targetId: target.id } }),
    onSuccess: async ({ message }) => {
      toastSuccess(message)
      if (isOnPage.current) await navigate('/activity/blocked', { replace: true })
      void client.invalidateQueries({ queryKey: profilesKey })
    },
    onError: ({ message }) => toastError(message),
  })
}
