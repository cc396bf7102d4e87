import { performActivity } from '@bnr/contract/activities/endpoints'
import { activityKinds } from '@bnr/contract/activities/kinds'
import { freeMembership } from '@bnr/contract/memberships/schemas'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSession } from '../accounts/session.ts'
import { membershipsKey, useFreshMembership } from '../memberships/calls.ts'
import { TopUpList } from '../plans/TopUpList.tsx'
import { call } from '../platform/call.ts'
import { profilesKey } from '../platform/queryClient.ts'
import { useSending } from '../platform/useSending.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { t } from '../ui/translation.ts'
import { isPlanRequired } from './calls.ts'
import classes from './dialogs.module.css'
import { keepWayBackTo, openPlanSheet } from './sheet/openSheet.ts'
import { type ActivityTarget, nameOf, ownActivity } from './target.ts'

interface PhoneDialogProps {
  target: ActivityTarget
  onClose: () => void
}

/** Shows how many phone numbers the plan has left, and reveals the number after a confirmation. */
export default function PhoneDialog({ target, onClose }: PhoneDialogProps) {
  const opening = useOpenPhone(target)
  const open = () =>
    opening.mutate(undefined, {
      onError: (error) => {
        if (!isPlanRequired(error)) return
        onClose()
        openPlanSheet(target, error.message)
      },
    })
  const phone = opening.data?.phone ?? target.basic?.phone
  const Question = ownActivity(target, 'view_phone') ? OpenAlready : Asking
  return (
    <Dialog open title={t('Phone number of {name}', { name: nameOf(target) })} onClose={onClose}>
      {phone ? (
        <Opened phone={phone} onClose={onClose} />
      ) : (
        <Question target={target} opening={opening} onYes={open} onClose={onClose} />
      )}
    </Dialog>
  )
}

function Opened({
  phone,
  onClose,
}: {
  phone: { countryCode?: string; number: string }
  onClose: () => void
}) {
  const number = `+${phone.countryCode ?? ''} ${phone.number}`
  return (
    <>
      <p role="status">
        <a className={classes.number} href={`tel:${number.replace(' ', '')}`}>
          {number}
        </a>
      </p>
      <div className="dialog-actions">
        <Button onClick={onClose}>{t('OK')}</Button>
      </div>
    </>
  )
}

type QuestionProps = PhoneDialogProps & { opening: ReturnType<typeof useOpenPhone>; onYes: () => void }

/** Cards do not carry the number. It costs nothing more, whatever is left of the plan. */
function OpenAlready({ opening, onYes, onClose }: QuestionProps) {
  return (
    <>
      <p>{t('This number is open to you already, so it uses no contact.')}</p>
      <p>{t('Do you want to view this phone number?')}</p>
      <Choice isPossible opening={opening} onYes={onYes} onClose={onClose} />
    </>
  )
}

function Asking({ target, opening, onYes, onClose }: QuestionProps) {
  const membership = useFreshMembership(useSession().user?.profileId)
  if (membership.error)
    return <ErrorState message={membership.error.message} onRetry={() => void membership.refetch()} />
  if (!membership.data) return <p role="status">{t('Loading…')}</p>
  const { planName, usedPhoneContacts: used, phoneContacts: total } = membership.data
  if (planName === freeMembership) return <NeedsPlan target={target} onClose={onClose} />
  const left = Math.max(total - used, 0)
  return (
    <>
      <div className={classes.counts}>
        <p>{t('Already viewed {used} / {total}', { used, total })}</p>
        <p>{t('You are left with {left} more', { left })}</p>
      </div>
      {left > 0 && <p>{t('Do you want to view this phone number?')}</p>}
      {left === 0 && <TopUpList adding={['phoneContacts']} onChoose={() => keepWayBackTo(target)} />}
      <Choice isPossible={left > 0} opening={opening} onYes={onYes} onClose={onClose} />
    </>
  )
}

type ChoiceProps = Omit<QuestionProps, 'target'> & { isPossible: boolean }

function Choice({ isPossible, opening, onYes, onClose }: ChoiceProps) {
  return (
    <>
      {opening.error && <p role="alert">{opening.error.message}</p>}
      <div className="dialog-actions">
        <Button variant={isPossible ? 'quiet' : 'filled'} onClick={onClose}>
          {t(isPossible ? 'No' : 'OK')}
        </Button>
        {isPossible && (
          <Button busy={opening.isPending} onClick={onYes}>
            {t('Yes')}
          </Button>
        )}
      </div>
    </>
  )
}

/** Shows the plans in place of the question. */
function NeedsPlan({ target, onClose }: PhoneDialogProps) {
  useEffect(() => {
    onClose()
    openPlanSheet(target, activityKinds.view_phone.refusal)
  }, [target, onClose])
  return null
}

/** Views a phone number, which uses one contact of the plan. */
export function useOpenPhone(target: ActivityTarget) {
  const client = useQueryClient()
  const me = useSession().user?.profileId ?? 0
  return useSending({
    mutationFn: () => call(performActivity.view_phone, { params: { id: me, targetId: target.id } }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: membershipsKey })
      void client.invalidateQueries({ queryKey: profilesKey })
    },
  })
}
