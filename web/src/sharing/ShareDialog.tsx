import { openingsOfALink, sharedLinkDays } from '@bnr/contract/sharing/rules'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { t } from '../ui/translation.ts'
import { useShare } from './calls.ts'
import { NewLink } from './NewLink.tsx'
import { SendBiodata } from './SendBiodata.tsx'
import classes from './ShareDialog.module.css'
import type { SharedProfile } from './shareNatively.ts'

export interface ShareDialogProps {
  profile: SharedProfile
  isOwn: boolean
  onClose: () => void
}

/** Makes a link only when asked, since every link is one more that works. */
export default function ShareDialog({ profile, isOwn, onClose }: ShareDialogProps) {
  const share = useShare(profile.id)
  const name = profile.basic?.name ?? profile.bnrId ?? ''
  return (
    <Dialog open shape="sheet" title={t('Share with family')} onClose={onClose}>
      <div className="stack-4">
        {isOwn && <SendBiodata profile={profile} />}
        <p>
          {isOwn
            ? t('A link shows your biodata with your profile photo to anybody who has it, without a login.')
            : t(
                'A link shows the biodata of {name} to your relatives, without a login. The photo is blurred.',
                { name },
              )}
        </p>
        <p className="note">
          {t(
            'It works for {days} days and can be opened {times} times. It shows no phone number or address. You can end it in My Account.',
            { days: sharedLinkDays, times: openingsOfALink },
          )}
        </p>
        {share.data ? (
          <NewLink link={share.data.link} expiresAt={share.data.expiresAt} />
        ) : (
          <Button
            variant={isOwn ? 'outlined' : 'filled'}
            busy={share.isPending}
            onClick={() => share.mutate()}
          >
            {t('Make a link')}
          </Button>
        )}
        <p role="alert" className={classes.problem}>
          {share.error && t(share.error.message)}
        </p>
      </div>
    </Dialog>
  )
}
