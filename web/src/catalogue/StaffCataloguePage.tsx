import { useEffect } from 'react'
import { beginSession } from '../accounts/session.ts'
import { PageTitle } from '../ui/PageTitle.tsx'
import { ListSamples } from './ListSamples.tsx'

/** The staff shell with a table. */
export default function StaffCataloguePage() {
  useEffect(
    () =>
      beginSession({
        userId: 2,
        name: 'Ruth Manager',
        userName: '919000000002',
        roles: ['staff_user', 'tele_manager', 'super_admin'],
        phone: '919000000002',
        mobile: '9000000002',
        elite: false,
        userType: 'au',
      }),
    [],
  )
  return (
    <>
      <PageTitle title="Approve Invoice" lead="Paid invoices waiting for activation." />
      <ListSamples />
    </>
  )
}
