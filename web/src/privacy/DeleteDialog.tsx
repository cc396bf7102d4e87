import { isPaidMembership } from '@bnr/contract/memberships/schemas'
import { profileMachine } from '@bnr/contract/profiles/transitions'
import type { SessionUser } from '../accounts/session.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { t } from '../ui/translation.ts'
import { type Losses, useLosses } from './calls.ts'
import classes from './DeleteDialog.module.css'

interface DeleteDialogProps {
  user: SessionUser
  onAnswer: (yes: boolean) => void
}

/** The second step of a deletion: says what is lost, and offers to deactivate the profile, which keeps the data. */
export function DeleteDialog({ user, onAnswer }: DeleteDialogProps) {
  const { data, isError } = useLosses(user.profileId ?? 0)
  const losses = data ? shown(data) : []
  const canDeactivate = profileMachine.actions.deactivate.from.some((status) => status === user.status)
  return (
    <Dialog open title={t('Delete your profile?')} onClose={() => onAnswer(false)}>
      {!data && !isError && <p role="status">{t('Loading…')}</p>}
      {losses.length > 0 && (
        <>
          <p>{t('You lose, and we cannot give back:')}</p>
          <ul className={classes.losses}>
            {losses.map((loss) => (
              <li key={loss}>{loss}</li>
            ))}
          </ul>
        </>
      )}
      <p>
        {canDeactivate
          ? t(
              'Deactivating also hides your profile, and we keep your data. A membership still ends on its usual day.',
            )
          : t('Nobody will find your profile any more.')}
      </p>
      <div className="dialog-actions">
        <Button variant="outlined" onClick={() => onAnswer(true)}>
          {t('Delete Profile')}
        </Button>
        <Button variant="quiet" onClick={() => onAnswer(false)}>
          {t('Cancel')}
        </Button>
        {canDeactivate && (
          <ButtonLink to="?active=tab4" onClick={() => onAnswer(false)}>
            {t('Deactivate instead')}
          </ButtonLink>
        )}
      </div>
    </Dialog>
  )
}

function shown({ membership, conversations, interests }: Losses): string[] {
  const { planName, daysToExpiry, phoneContacts, usedPhoneContacts } = membership
  const numbers = phoneContacts - usedPhoneContacts
  const one = (count: number, single: string, several: string) => t(count === 1 ? single : several, { count })
  return [
    isPaidMembership(membership) &&
      one(daysToExpiry + 1, '1 day of your plan {plan}', '{count} days of your plan {plan}').replace(
        '{plan}',
        t(planName),
      ),
    numbers > 0 &&
      one(numbers, '1 phone number that you have paid for', '{count} phone numbers that you have paid for'),
    conversations > 0 && one(conversations, '1 conversation', '{count} conversations'),
    interests > 0 &&
      one(interests, '1 interest that waits for your answer', '{count} interests that wait for your answer'),
  ].filter((line) => line !== false)
}
