import type { Plan } from '@bnr/contract/plans/schemas'
import { useState } from 'react'
import { mayDo, useSession } from '../../accounts/session.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { toastError, toastSuccess } from '../../ui/toasts.ts'
import { t } from '../../ui/translation.ts'
import { useSetHidden } from '../calls.ts'

/** Buttons to edit, hide and show a plan, for staff who manage plans. */
export function PlanControls({ plan }: { plan: Plan }) {
  const { user } = useSession()
  const [isConfirming, setConfirming] = useState(false)
  const set = useSetHidden()
  if (!mayDo(user, 'plans.manage')) return null
  const { id, name, hidden } = plan

  function change() {
    const done = t(hidden ? '{name} is on sale again' : '{name} is no longer on sale', { name })
    set.mutate(
      { id, hidden: !hidden },
      { onSuccess: () => toastSuccess(done), onError: (error) => toastError(t(error.message)) },
    )
    setConfirming(false)
  }

  return (
    <>
      <ButtonLink variant="outlined" to={`/packages/${id}/edit`} of={name}>
        {t('Edit')}
      </ButtonLink>
      <Button
        variant="quiet"
        busy={set.isPending}
        of={name}
        onClick={hidden ? change : () => setConfirming(true)}
      >
        {hidden ? t('Show') : t('Hide')}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        title={t('Hide {name}?', { name })}
        confirmLabel={t('Hide')}
        onConfirm={change}
        onClose={() => setConfirming(false)}
      >
        <p>
          {t('Nobody can buy it while it is hidden. Members who have it keep it. You can show it again.')}
        </p>
      </ConfirmDialog>
    </>
  )
}
