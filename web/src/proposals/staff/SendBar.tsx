import { proposalLimits } from '@bnr/contract/proposals/states'
import { Button } from '../../ui/Button.tsx'
import { toastError, toastSuccess } from '../../ui/toasts.ts'
import { t } from '../../ui/translation.ts'
import { useFocusIfLost } from '../../ui/useFocusIfLost.ts'
import classes from './Candidates.module.css'
import { usePropose } from './calls.ts'
import type { Picked } from './usePicked.ts'

interface SendBarProps {
  memberId: number
  picked: Picked
  onProposed: () => void
}

/** Sends what was picked together. It appears with the first pick. */
export function SendBar({ memberId, picked, onProposed }: SendBarProps) {
  const propose = usePropose(memberId)
  const { proposals, check, refuse, remove } = picked
  const ids = proposals.map(({ profileId }) => profileId)
  const count = ids.length
  useFocusIfLost(String(count))
  if (count === 0) return null

  const send = () =>
    check() &&
    // The picks outlive this bar, so a reply unticks them on another tab too.
    propose.mutateAsync(proposals, { onSuccess: onProposed }).then(
      ({ message }) => {
        toastSuccess(message)
        remove(ids)
      },
      (error: Error) => {
        toastError(error.message)
        refuse(error)
      },
    )

  return (
    <div className={classes.bar} data-send-bar>
      <p>
        {count === 1 ? t('1 profile picked.') : t('{count} profiles picked.', { count })}{' '}
        {t('You can send up to {most} at once.', { most: proposalLimits.together })}
      </p>
      <div className="row-3">
        <Button variant="quiet" onClick={() => remove(ids)}>
          {t('Untick all')}
        </Button>
        <Button busy={propose.isPending} onClick={() => void send()}>
          {t('Send proposals')}
        </Button>
      </div>
    </div>
  )
}
