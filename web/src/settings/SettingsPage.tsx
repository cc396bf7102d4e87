import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import { type RefObject, Suspense, useEffect, useId, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { PanelSkeleton } from '../accounts/settings/PanelSkeleton.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'
import { pageMeta } from '../ui/pageMeta.ts'
import { t } from '../ui/translation.ts'
import classes from './SettingsPage.module.css'
import { type SettingsTab, settingsTab, settingsTabs } from './tabs.ts'

export const meta = () => pageMeta('Settings')

export default function SettingsPage() {
  const [query] = useSearchParams()
  const tab = settingsTab(query.get('active'))
  const arriving = useRef(true)
  return (
    <>
      <PageTitle title={t('Settings')} />
      <div className={classes.page}>
        <SettingsMenu active={tab} />
        <OpenTab key={tab.key} tab={tab} arriving={arriving} />
      </div>
    </>
  )
}

interface OpenTabProps {
  tab: SettingsTab
  /** True until the first tab is shown, because the page itself gets the focus first. */
  arriving: RefObject<boolean>
}

function OpenTab({ tab: { label, lead, Panel }, arriving }: OpenTabProps) {
  const title = useRef<HTMLHeadingElement>(null)

  /** Move the focus to the title of a chosen tab, so that screen readers start there. */
  useEffect(() => {
    if (!arriving.current) title.current?.focus({ preventScroll: true })
    arriving.current = false
  }, [arriving])

  return (
    <section className={classes.panel} aria-labelledby="settings-title">
      <h2 id="settings-title" ref={title} tabIndex={-1} className={classes.title}>
        {t(label)}
      </h2>
      <p className={classes.lead}>{t(lead)}</p>
      <Suspense fallback={<PanelSkeleton />}>
        <Panel />
      </Suspense>
    </section>
  )
}

/** A list next to the open tab on a wide screen, a folded menu on a phone. */
function SettingsMenu({ active }: { active: SettingsTab }) {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <nav aria-label={t('Settings')} className={classes.menu}>
      <button
        type="button"
        className={classes.button}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <span>
          <span className={classes.all}>{t('All settings')}</span>
          {t(active.label)}
        </span>
        <IconChevronDown size={20} aria-hidden className={classes.chevron} />
      </button>
      <ul id={id} className={classes.links} data-open={open}>
        {settingsTabs.map(({ key, label }) => (
          <li key={key}>
            <Link
              to={`?active=${key}`}
              aria-current={key === active.key ? 'page' : undefined}
              onClick={() => setOpen(false)}
            >
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
