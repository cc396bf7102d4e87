import { type FocusEvent, type PointerEvent, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { useSession } from '../accounts/session.ts'
import { t } from '../ui/translation.ts'
import lines from './menu.module.css'
import { StaffAccountLinks } from './StaffAccount.tsx'
import classes from './StaffNavigation.module.css'
import { iconOf } from './staffIcons.ts'
import { entryOf, staffMenu } from './staffMenu.ts'

interface StaffNavigationProps {
  /** In the drawer of a phone: called when somebody chooses an entry, and the account follows the entries. */
  onNavigate?: () => void
}

/** Groups are always open, because a closed group would cost staff an extra click each time. */
export function StaffNavigation({ onNavigate }: StaffNavigationProps) {
  const { user } = useSession()
  const { pathname } = useLocation()
  const menu = staffMenu(user)
  const current = entryOf(pathname, menu)
  const nav = useMarkedInView(current?.route)
  return (
    <nav ref={nav} aria-label={t('Back office')} className={`${lines.menu} ${classes.groups}`}>
      {menu.map((group) => (
        <div key={group.label} className={classes.part}>
          <p className={classes.group}>{t(group.label)}</p>
          <ul>
            {group.entries.map(({ route, label }) => {
              const Icon = iconOf(route)
              return (
                <li key={route}>
                  <Link
                    to={route}
                    aria-current={route !== current?.route ? undefined : route === pathname ? 'page' : 'true'}
                    onClick={onNavigate}
                    onPointerEnter={placeTip}
                    onFocus={placeTip}
                  >
                    <Icon size={18} className={classes.icon} aria-hidden />
                    <span className={classes.label}>{t(label)}</span>
                  </Link>
                </li>
              )
            })}
          </ul>
        </div>
      ))}
      {onNavigate && (
        <div className={classes.foot}>
          <StaffAccountLinks onNavigate={onNavigate} />
        </div>
      )}
    </nav>
  )
}

/** Scrolls the menu, which is longer than a low screen, to the entry of the page. */
function useMarkedInView(route: string | undefined) {
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    const entry = route && nav.current?.querySelector('[aria-current]')
    const menu = nav.current?.parentElement
    if (entry && menu) scrollWithin(menu, entry)
  }, [route])
  return nav
}

/** Scrolls only the menu; `scrollIntoView` would scroll the page, too. */
function scrollWithin(menu: Element, entry: Element) {
  const [{ top, bottom }, box] = [entry.getBoundingClientRect(), menu.getBoundingClientRect()]
  if (bottom > box.bottom) menu.scrollTop += bottom - box.bottom
  else if (top < box.top) menu.scrollTop -= box.top - top
}

/** The narrow menu shows the label of an entry next to it. The menu scrolls, so CSS alone cannot find the place. */
function placeTip({ currentTarget }: PointerEvent<HTMLElement> | FocusEvent<HTMLElement>) {
  currentTarget.style.setProperty('--tip-top', `${currentTarget.getBoundingClientRect().top}px`)
}
