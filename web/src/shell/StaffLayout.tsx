import IconLayoutSidebarLeftCollapse from '@tabler/icons-react/dist/esm/icons/IconLayoutSidebarLeftCollapse.mjs'
import IconLayoutSidebarLeftExpand from '@tabler/icons-react/dist/esm/icons/IconLayoutSidebarLeftExpand.mjs'
import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs'
import { useEffect, useState } from 'react'
import type { MetaFunction } from 'react-router'
import { useOwnChoice } from '../platform/ownChoices.ts'
import { type StaffEntry, staffEntries } from '../screens/staffEntries.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { LeavingDialog } from '../ui/LeavingDialog.tsx'
import { Logo } from '../ui/Logo.tsx'
import { pageMeta } from '../ui/pageMeta.ts'
import { ScrollToTop } from '../ui/ScrollToTop.tsx'
import { t } from '../ui/translation.ts'
import { ColorSchemeToggle } from './ColorSchemeToggle.tsx'
import headers from './headers.module.css'
import { MainRegion } from './MainRegion.tsx'
import { narrow, narrowAttribute, narrowChoice } from './narrowMenu.ts'
import { SkipLink } from './SkipLink.tsx'
import { StaffAccount } from './StaffAccount.tsx'
import { StaffFinder } from './StaffFinder.tsx'
import classes from './StaffLayout.module.css'
import { StaffNavigation } from './StaffNavigation.tsx'
import { useSecondPress } from './useSecondPress.ts'

const entries: Partial<Record<string, StaffEntry>> = staffEntries

/** The title of a page of the menu. A page that is not in the menu, or has another heading, sets its own. */
export const meta: MetaFunction = ({ location }) => {
  const { title, label } = entries[location.pathname.replace(/\/+$/, '')] ?? {}
  return pageMeta(title ?? label ?? 'Staff')
}

export default function StaffLayout() {
  const [drawerOpen, setDrawerOpen] = useState(false)
  useSecondPress()
  return (
    <div className={classes.shell}>
      <SkipLink />
      <header className={classes.top}>
        <div className={classes.bar}>
          <NarrowMenuButton className={classes.narrower} />
          <Logo to="/ad/dashboard" />
          <button
            type="button"
            className={`${headers.iconButton} ${classes.burger}`}
            aria-label={t('Menu')}
            aria-haspopup="dialog"
            onClick={() => setDrawerOpen(true)}
          >
            <IconMenu2 size={24} aria-hidden />
          </button>
        </div>
        <StaffFinder />
        <div className={classes.end}>
          <ColorSchemeToggle />
          <StaffAccount />
        </div>
        <Dialog open={drawerOpen} onClose={() => setDrawerOpen(false)} title={t('Menu')} shape="drawer">
          <StaffNavigation onNavigate={() => setDrawerOpen(false)} />
        </Dialog>
      </header>
      <div className={classes.page}>
        <aside className={classes.sidebar}>
          <StaffNavigation />
        </aside>
        <MainRegion className={classes.main} />
      </div>
      <ScrollToTop />
      <LeavingDialog />
    </div>
  )
}

/** Narrows the side menu to its icons, or widens it. The browser stores each person's choice. */
export function NarrowMenuButton({ className }: { className: string | undefined }) {
  const [words = [], choose] = useOwnChoice(narrowChoice)
  const isNarrow = words.includes(narrow)
  const label = isNarrow ? t('Widen the menu') : t('Narrow the menu to icons')
  const Icon = isNarrow ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse

  useEffect(() => {
    document.documentElement.toggleAttribute(narrowAttribute, isNarrow)
  }, [isNarrow])

  return (
    <button
      type="button"
      className={`${headers.iconButton} ${className}`}
      aria-label={label}
      title={label}
      onClick={() => choose(isNarrow ? [] : [narrow])}
    >
      <Icon size={20} aria-hidden />
    </button>
  )
}
