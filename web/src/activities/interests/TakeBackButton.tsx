import { canTakeBack, interestRules } from '@bnr/contract/activities/interestRules'
import type { Activity } from '@bnr/contract/activities/schemas'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { t } from '../../ui/translation.ts'
import { useTakeBack } from '../calls.ts'
import { type ActivityTarget, nameOf } from '../target.ts'

interface TakeBackButtonProps {
  activity: Pick<Activity, 'id' | 'at' | 'interest'>
  target: ActivityTarget
}

/** Withdraws an own interest, while that is possible. The server decides again. */
export function TakeBackButton({ activity, target }: TakeBackButtonProps) {
  // Each opening of the question is an object of its own, and a late reply closes only the one in which it was sent.
  const [opening, setOpening] = useState<object>()
  const close = () => setOpening((shown) => (shown === opening ? undefined : shown))
  const takeBack = useTakeBack(target)
  const name = nameOf(target)
  const { id, at, interest = 'Pending' } = activity
  if (!canTakeBack(new Date(at), interest, new Date())) return null
  return (
    <>
      <Button
        variant="quiet"
        aria-label={t('Withdraw your interest in {name}', { name })}
        onClick={() => setOpening({})}
      >
        {t('Withdraw')}
      </Button>
      <ConfirmDialog
        open={opening !== undefined}
        title={t('Withdraw your interest in {name}?', { name })}
        confirmLabel={t('Withdraw')}
        busy={takeBack.isPending}
        onConfirm={() => takeBack.mutate(id, { onSettled: close })}
        onClose={close}
      >
        <p>
          {t(
            'You get it back if the plan or month that paid for it still runs. After {days} days you can try once more.',
            {
              days: interestRules.retryDays,
            },
          )}
        </p>
      </ConfirmDialog>
    </>
  )
}
