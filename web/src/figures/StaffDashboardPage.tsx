import { mayDo, useSession } from '../accounts/session.ts'
import { useAddress } from '../ui/list/useAddress.ts'
import { PageTitle } from '../ui/PageTitle.tsx'
import { Section } from '../ui/Section.tsx'
import { t } from '../ui/translation.ts'
import { FigurePanel } from './FigurePanel.tsx'
import { Period } from './Period.tsx'
import { panelsFor } from './panels.ts'
import { periodAddress } from './periodAddress.ts'
import classes from './StaffDashboardPage.module.css'
import { Waiting } from './Waiting.tsx'

/** The queues of this person, and the figures that their permissions allow. */
export default function StaffDashboardPage() {
  const { user } = useSession()
  const [{ months }, change] = useAddress(periodAddress)
  const panels = panelsFor((permission) => mayDo(user, permission))
  const [first] = panels
  return (
    <>
      <PageTitle title={t('Welcome, {name}', { name: user?.name ?? '' })} />
      <Waiting />
      {first && (
        <Section title={t('Performance')}>
          <Period
            months={months}
            figure={mayDo(user, 'figures.profiles') ? 'profiles' : first.name}
            onChange={(chosen) => change({ months: chosen }, { preventScrollReset: true })}
          />
          <div className={classes.panels}>
            {panels.map((panel) => (
              <FigurePanel key={panel.name} panel={panel} months={months} />
            ))}
          </div>
        </Section>
      )}
    </>
  )
}
