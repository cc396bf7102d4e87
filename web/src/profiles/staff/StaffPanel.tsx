import { ageShown, joined } from '@bnr/contract/profiles/facts/shown'
import { staffFacts } from '@bnr/contract/profiles/facts/staffFacts'
import type { Profile } from '@bnr/contract/profiles/profile'
import type { ReactNode } from 'react'
import { useSentOnLeaving } from '../../ui/decisions/useSentOnLeaving.ts'
import { FactList } from '../../ui/FactList.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { Surface } from '../../ui/Surface.tsx'
import { t } from '../../ui/translation.ts'
import { HistoryList } from './HistoryList.tsx'
import classes from './StaffPanel.module.css'
import { TransitionButtons } from './TransitionButtons.tsx'
import { subjectOf } from './transitionDecision.ts'

export interface StaffPanelProps {
  profile: Profile
  membership: ReactNode
  children?: ReactNode
}

/** The staff panel next to a profile: name, status, possible transitions and history. */
export default function StaffPanel({ profile, membership, children }: StaffPanelProps) {
  useSentOnLeaving(subjectOf(profile))
  return (
    <Surface as="aside" className={classes.panel} aria-label={t('Back office')}>
      <div className={classes.who}>
        <p className={classes.name}>{profile.basic?.name}</p>
        <p>
          {joined(
            [t('BNR ID {id}', { id: profile.bnrId ?? '' }), ageShown(profile, t), profile.basic?.genderLabel],
            ' · ',
          )}
        </p>
        {membership}
      </div>
      <section>
        <h2 className={classes.title}>{t('Status')}</h2>
        <p className={classes.status}>
          <StatusBadge status={profile.status} />
        </p>
        {profile.statusReason && (
          <p className={classes.reason}>{t('Reason: {reason}', { reason: profile.statusReason })}</p>
        )}
        <TransitionButtons profile={profile} />
      </section>
      <section>
        <h2 className={classes.title}>{t('For staff')}</h2>
        <FactList facts={staffFacts(profile, t)} variant="narrow" />
      </section>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={classes.history} tabIndex={0} aria-label={t('History')}>
        <h2 className={classes.title}>{t('History')}</h2>
        <HistoryList profileId={profile.id} />
      </section>
      {children}
    </Surface>
  )
}
