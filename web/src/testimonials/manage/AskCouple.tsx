import type { Invitation } from '@bnr/contract/testimonials/endpoints'
import { Link } from 'react-router'
import { mayDo, useSession } from '../../accounts/session.ts'
import { Button } from '../../ui/Button.tsx'
import { momentShown } from '../../ui/moments.ts'
import { toastError, toastSuccess } from '../../ui/toasts.ts'
import { t } from '../../ui/translation.ts'
import classes from './AskCouple.module.css'
import { useAskForStory, useInvitation } from './calls.ts'

interface AskCoupleProps {
  profileId: number
  /** For a row of a list: only a button, and nothing after the couple was asked. */
  compact?: boolean
}

/** On a settled profile: sends the couple a link to write their story. */
export default function AskCouple({ profileId, compact = false }: AskCoupleProps) {
  const { user } = useSession()
  return mayDo(user, 'testimonials.invite') ? <Invite profileId={profileId} compact={compact} /> : null
}

function Invite({ profileId, compact }: Required<AskCoupleProps>) {
  const { data, isError, refetch } = useInvitation(profileId)
  const { mutate, isPending } = useAskForStory(profileId)
  if (isError && compact) return null
  if (isError)
    return (
      <div className={classes.ask}>
        <p>{t('We could not check whether you have already asked the couple for their story.')}</p>
        <Button variant="outlined" onClick={() => refetch()}>
          {t('Try again')}
        </Button>
      </div>
    )
  if (!data) return null
  const ask = () =>
    mutate(undefined, {
      onSuccess: ({ message }) => toastSuccess(t(message)),
      onError: (error) => toastError(t(error.message)),
    })
  if (compact)
    return data.sentAt || data.toldAt ? null : (
      <Button variant="outlined" className={classes.inRow} busy={isPending} onClick={ask}>
        {t('Ask for their story')}
      </Button>
    )
  return (
    <div className={classes.ask}>
      <InvitationStatus invitation={data} />
      {!data.toldAt && (
        <Button variant="outlined" busy={isPending} onClick={ask}>
          {data.sentAt ? t('Send a new link') : t('Ask for their story')}
        </Button>
      )}
    </div>
  )
}

function InvitationStatus({ invitation: { sentAt, toldAt, testimonialId } }: { invitation: Invitation }) {
  const { user } = useSession()
  if (!sentAt) return null
  return (
    <p>
      {toldAt ? t('The couple has sent their story.') : t('Asked on {date}.', { date: momentShown(sentAt) })}{' '}
      {testimonialId && mayDo(user, 'testimonials.write') && (
        <Link to={`/testimonials/update/${testimonialId}`}>{t('Their story')}</Link>
      )}
    </p>
  )
}
