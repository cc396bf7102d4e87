import { useEffect } from 'react'
import { beginSession } from '../accounts/session.ts'
import { PageTitle } from '../ui/PageTitle.tsx'
import { ListSamples } from './ListSamples.tsx'

/** The staff frame around a table. */
export default function StaffCataloguePage() {
  useEffect(
    () =>
      beginSession({
        userId: '2',
        bnrId: null,
        profileId: null,
        name: 'Ruth Manager',
        username: 'ruth',
        roles: ['staff_user', 'tele_manager', 'super_admin'],
        mobile: null,
        gender: null,
        elite: false,
        thumbnailUrl: null,
      }),
    [],
  )
  return (
    <>
      <PageTitle title="Approve Invoice" lead="Paid invoices wait here for their activation." />
      <ListSamples />
    </>
  )
}
