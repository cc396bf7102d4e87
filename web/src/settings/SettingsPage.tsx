import { type RefObject, Suspense, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { PanelSkeleton } from '../accounts/settings/PanelSkeleton.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'
import { pageMeta } from '../ui/pageMeta.ts'
import { useTranslation } from '../ui/translation.ts'
import { SettingsMenu } from './SettingsMenu.tsx'
import classes from './SettingsPage.module.css'
import { type SettingsTab, settingsTab } from './tabs.ts'

export const meta = () => pageMeta('Settings')

export default function SettingsPage() {
  const { t } = useTranslation()
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
  /** Until the first tab is shown: then the focus belongs to the page. */
  arriving: RefObject<boolean>
}

function OpenTab({ tab: { label, lead, Panel }, arriving }: OpenTabProps) {
  const { t } = useTranslation()
  const title = useRef<HTMLHeadingElement>(null)

  /** A tab that was chosen is read out from its title on. */
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
