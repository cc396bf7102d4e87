import { canTakeBack, interestRules } from '@bnr/contract/activities/interestRules'
import type { Activity } from '@bnr/contract/activities/schemas'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { ChangeDialog } from '../../ui/ChangeDialog.tsx'
import { t } from '../../ui/translation.ts'
import { useTakeBack } from '../calls.ts'
import { type ActivityTarget, nameOf } from '../target.ts'

interface TakeBackButtonProps {
  activity: Pick<Activity, 'id' | 'at' | 'interest'>
  target: ActivityTarget
}

/** Withdraws an own interest, while that is possible. The server decides again. */
export function TakeBackButton({ activity, target }: TakeBackButtonProps) {
  const [isAsking, setAsking] = useState(false)
  const takeBack = useTakeBack(target)
  const name = nameOf(target)
  const { id, at, interest = 'Pending' } = activity
  if (!canTakeBack(new Date(at), interest, new Date())) return null
  return (
    <>
      <Button
        variant="quiet"
        aria-label={t('Withdraw your interest in {name}', { name })}
        onClick={() => setAsking(true)}
      >
        {t('Withdraw')}
      </Button>
      {isAsking && (
        <ChangeDialog
          change={takeBack}
          input={id}
          title={t('Withdraw your interest in {name}?', { name })}
          confirmLabel={t('Withdraw')}
          onClose={() => setAsking(false)}
        >
          <p>
            {t(
              'You get it back if the plan or month that paid for it still runs. After {days} days you can try once more.',
              {
                days: interestRules.retryDays,
              },
            )}
          </p>
        </ChangeDialog>
      )}
    </>
  )
}
