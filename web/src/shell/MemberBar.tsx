import { useEffect } from 'react'
import { ForViewers } from '../accounts/ForViewers.tsx'
import { useSession } from '../accounts/session.ts'
import { followed } from '../platform/followed.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { t } from '../ui/translation.ts'
import { AccountLinks } from './AccountMenu.tsx'
import classes from './MemberBar.module.css'
import { memberPlaces } from './memberPlaces.ts'
import { PlaceIcon, PlaceLinks, usePlace } from './PlaceLinks.tsx'

/** Outlives the layout: somebody may open the sheet while a page with another layout is on its way. */
const sheet = followed(false)
const close = () => sheet.set(false)

/** The member's places at the bottom of a phone's screen. A wider screen has them in the header. */
export function MemberBar() {
  const { user } = useSession()
  useEffect(() => {
    if (!user) close()
  }, [user])
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
  const isOpen = sheet.useValue()
  const title = t(memberPlaces.me.label)
  const isHere = usePlace() === 'me'
  return (
    <>
      <button
        type="button"
        className={classes.place}
        aria-haspopup="dialog"
        aria-current={isHere || undefined}
        onClick={() => sheet.set(true)}
      >
        <PlaceIcon name="me" />
        {title}
      </button>
      <Dialog open={isOpen && user !== null} title={title} shape="drawer" onClose={close}>
        {user && <AccountLinks user={user} withActivity onChosen={close} />}
      </Dialog>
    </>
  )
}
