import { ForViewers } from '../accounts/ForViewers.tsx'
import { useSession } from '../accounts/session.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { t } from '../ui/translation.ts'
import { AccountLinks } from './AccountMenu.tsx'
import { layoutDialog } from './layoutDialog.ts'
import classes from './MemberBar.module.css'
import { memberPlaces } from './memberPlaces.ts'
import { PlaceIcon, PlaceLinks, usePlace } from './PlaceLinks.tsx'

const sheet = layoutDialog()

/** The member's places at the bottom of a phone's screen. A wider screen has them in the header. */
export function MemberBar() {
  return <ForViewers member={<Bar />} />
}

function Bar() {
  return (
    <nav className={classes.bar} aria-label={t('Main')} data-bottom-bar>
      <PlaceLinks className={classes.place} />
      <Me />
    </nav>
  )
}

/** Opens the member's own pages and the logout. */
function Me() {
  const { user } = useSession()
  const isOpen = sheet.useOpen()
  const title = t(memberPlaces.me.label)
  const isHere = usePlace() === 'me'
  return (
    <>
      <button
        type="button"
        className={classes.place}
        aria-haspopup="dialog"
        aria-current={isHere || undefined}
        onClick={sheet.open}
      >
        <PlaceIcon name="me" />
        {title}
      </button>
      <Dialog open={isOpen && user !== null} title={title} shape="drawer" onClose={sheet.close}>
        {user && <AccountLinks user={user} withActivity onChosen={sheet.close} />}
      </Dialog>
    </>
  )
}
