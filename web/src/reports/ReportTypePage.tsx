import type { RevenueFilters } from '@bnr/contract/reports/schemas'
import { type ReportType, reportTypeNames, ruleOf } from '@bnr/contract/reports/types'
import { useState } from 'react'
import { useParams } from 'react-router'
import { orderedPages } from '../ui/list/address.ts'
import { useAddress } from '../ui/list/useAddress.ts'
import { PageTitle } from '../ui/PageTitle.tsx'
import { pageMeta } from '../ui/pageMeta.ts'
import { Redirect } from '../ui/Redirect.tsx'
import { t } from '../ui/translation.ts'
import { usePageTitle } from '../ui/usePageTitle.ts'
import { ReportForm } from './ReportForm.tsx'
import { ReportList } from './ReportList.tsx'
import { RevenueView } from './RevenueView.tsx'

export const meta = () => pageMeta('Reports')

const listAddress = orderedPages('desc')

export default function ReportTypePage() {
  const { slug } = useParams()
  const type = reportTypeNames.find((name) => slug !== undefined && ruleOf(name).slug === slug)
  return type ? <TypePage key={type} type={type} /> : <Redirect to="/reports" />
}

function TypePage({ type }: { type: ReportType }) {
  const [viewed, setViewed] = useState<RevenueFilters>()
  const [values, change, pageAddress] = useAddress(listAddress)
  const { title, about } = ruleOf(type)
  usePageTitle(t(title))
  return (
    <>
      <PageTitle title={t(title)} lead={t(about)} />
      {/* Revenue can also be shown on the page. */}
      {type === 'REVENUE' ? <ReportForm type={type} onView={setViewed} /> : <ReportForm type={type} />}
      {viewed && <RevenueView filters={viewed} />}
      <ReportList address={[{ ...values, type }, change, pageAddress]} />
    </>
  )
}
