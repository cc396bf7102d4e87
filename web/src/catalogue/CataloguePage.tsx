import { useEffect } from 'react'
import { beginSession } from '../accounts/session.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { CardSkeletonList } from '../ui/CardSkeletonList.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'
import { WizardProgress } from '../ui/WizardProgress.tsx'
import classes from './CataloguePage.module.css'
import { FieldSamples } from './FieldSamples.tsx'
import { DialogSamples, ListSamples } from './ListSamples.tsx'

const steps = [
  'Personal Details',
  'Family Details',
  'Education & Occupation',
  'Contact Information',
  'Verify Mobile Number',
]

/** All shared components on one page, inside the member shell. */
export default function CataloguePage() {
  useEffect(
    () =>
      beginSession({
        userId: 1,
        bnrId: '10000001',
        profileId: 1,
        name: 'Anita Grace',
        userName: '10000001',
        roles: ['profile_user'],
        phone: '919100000001',
        mobile: '9100000001',
        gender: 'f',
        elite: false,
        userType: 'pu',
      }),
    [],
  )
  return (
    <div className={classes.page}>
      <PageTitle
        title="Parts catalogue"
        lead="The parts of our screens, ready to copy."
        actions={<ButtonLink to="/dev/ui/home">Home page with forms</ButtonLink>}
      />
      <WizardProgress steps={steps} current={3} completion={50} />
      <FieldSamples />
      <DialogSamples />
      <ListSamples />
      <CardSkeletonList count={2} />
      <EmptyState
        title="You have not shortlisted anybody yet"
        message="You will find the profiles you shortlist here."
        action={<ButtonLink to="/home">Search Profiles</ButtonLink>}
      />
      <ErrorState onRetry={() => undefined} />
    </div>
  )
}
