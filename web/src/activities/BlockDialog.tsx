import { performActivity } from '@bnr/contract/activities/endpoints'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useSession } from '../accounts/session.ts'
import { call } from '../platform/call.ts'
import { profilesKey } from '../platform/queryClient.ts'
import { useSending } from '../platform/useSending.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { toastError, toastSuccess } from '../ui/toasts.ts'
import { useTranslation } from '../ui/translation.ts'
import { type ActivityTarget, nameOf } from './target.ts'

/** Blocking hides two people from one another, so it is asked for, and leads to where it can be undone. */
export default function BlockDialog({ target, onClose }: { target: ActivityTarget; onClose: () => void }) {
  const { t } = useTranslation()
  const block = useBlock(target, onClose)
  const name = nameOf(target)
  return (
    <ConfirmDialog
      open
      title={t('Block {name}?', { name })}
      confirmLabel={t('Block')}
      cancelLabel={t('Cancel')}
      busy={block.isPending}
      onConfirm={() => block.mutate()}
      onClose={onClose}
    >
      <p>
        {t('You and {name} will no longer see each other anywhere. You can unblock under Blocked.', { name })}
      </p>
    </ConfirmDialog>
  )
}

function useBlock(target: ActivityTarget, onClose: () => void) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const me = useSession().user?.profileId ?? 0
  return useSending({
    mutationFn: () => call(performActivity.block, { params: { id: me, targetId: target.id } }),
    onSuccess: async ({ message }) => {
      toastSuccess(message)
      await navigate('/activity/blocked', { replace: true })
      void client.invalidateQueries({ queryKey: profilesKey })
    },
    onError: (error) => {
      toastError(error.message)
      onClose()
    },
  })
}
