import { Button } from '../../ui/Button.tsx'
import { toastError, toastSuccess } from '../../ui/toasts.ts'
import { t } from '../../ui/translation.ts'
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
  const { proposals, check, refuse, clear } = picked
  const count = proposals.length
  if (count === 0) return null

  const send = () =>
    check() &&
    propose.mutate(proposals, {
      onSuccess: ({ message }) => {
        toastSuccess(message)
        clear()
        onProposed()
      },
      onError: (error) => {
        toastError(error.message)
        refuse(error)
      },
    })

  return (
    <div className={classes.bar}>
      <p>{count === 1 ? t('1 profile picked') : t('{count} profiles picked', { count })}</p>
      <Button busy={propose.isPending} onClick={send}>
        {t('Send proposals')}
      </Button>
    </div>
  )
}
