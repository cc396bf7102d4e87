import { Link, useLocation } from 'react-router'
import type { SessionUser } from '../accounts/session.ts'
import { ArchedFrame } from '../ui/ArchedFrame.tsx'
import { LogoMark } from '../ui/LogoMark.tsx'
import { t } from '../ui/translation.ts'
import classes from './MemberSidebar.module.css'
import { type MemberMenuEntry, memberLink, memberMenu } from './memberMenu.ts'
import menu from './menu.module.css'

export function MemberSidebar({ user }: { user: SessionUser }) {
  return (
    <aside aria-label={t('Your profile')}>
      <div className={classes.who}>
        <ArchedFrame className={classes.photo} ratio="4 / 5">
          {user.pictureThumbnail ? (
            <img src={user.pictureThumbnail} alt="" />
          ) : (
            <LogoMark className={classes.mark} />
          )}
        </ArchedFrame>
        <div>
          <p className={classes.name}>{user.name}</p>
          {user.bnrId && <p className="note">{t('BNR ID {id}', { id: user.bnrId })}</p>}
        </div>
      </div>
      <nav aria-label={t('Your profile')}>
        <Links user={user} entries={memberMenu('profile')} />
        <Links user={user} entries={memberMenu('activity')} title={t('Activity')} />
      </nav>
    </aside>
  )
}

interface LinksProps {
  user: SessionUser
  entries: readonly MemberMenuEntry[]
  title?: string
}

function Links({ user, entries, title }: LinksProps) {
  const { pathname, hash } = useLocation()
  if (entries.length === 0) return null
  const isHere = (link: string) => {
    const [path = '', linkHash] = link.split(/\?.*|(?=#)/)
    return path === pathname && (linkHash ?? '') === hash
  }
  return (
    <>
      {title && <p className={classes.title}>{title}</p>}
      <ul className={`${menu.menu} ${classes.links}`}>
        {entries.map((entry) => {
          const link = memberLink(entry, user)
          return (
            <li key={entry.label}>
              <Link to={link} aria-current={isHere(link) ? 'page' : undefined}>
                {t(entry.label)}
              </Link>
            </li>
          )
        })}
      </ul>
    </>
  )
}
