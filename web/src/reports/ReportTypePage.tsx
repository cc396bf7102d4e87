import type { RevenueFilters } from '@bnr/contract/reports/schemas'
import { type ReportType, reportTypeNames, ruleOf } from '@bnr/contract/reports/types'
import { useState } from 'react'
import { useParams } from 'react-router'
import { page } from '../ui/list/address.ts'
import type { Order } from '../ui/list/order.ts'
import { orderAddress } from '../ui/list/orderAddress.ts'
import { useAddress } from '../ui/list/useAddress.ts'
import { PageTitle } from '../ui/PageTitle.tsx'
import { pageMeta } from '../ui/pageMeta.ts'
import { Redirect } from '../ui/Redirect.tsx'
import { useTranslation } from '../ui/translation.ts'
import { usePageTitle } from '../ui/usePageTitle.ts'
import { ReportForm } from './ReportForm.tsx'
import { ReportList } from './ReportList.tsx'
import { RevenueView } from './RevenueView.tsx'

export const meta = () => pageMeta('Reports')

const asked = { order: orderAddress('desc'), page: page() }

function useListPage() {
  const [{ order, page }, change, pageAddress] = useAddress(asked)
  return {
    ...{ order, page, pageAddress },
    onPage: (next: number, how?: { replace: boolean }) => change({ page: next }, how),
    onOrder: (next: Order) => change({ order: next }),
  }
}

/** One type, by the last part of its address. */
export default function ReportTypePage() {
  const { slug } = useParams()
  const type = reportTypeNames.find((name) => slug !== undefined && ruleOf(name).slug === slug)
  if (!type) return <Redirect to="/reports" />
  return type === 'REVENUE' ? <RevenuePage key={type} /> : <TypePage key={type} type={type} />
}

function TypePage({ type }: { type: ReportType }) {
  return (
    <>
      <Title type={type} />
      <ReportForm type={type} />
      <ReportList type={type} {...useListPage()} />
    </>
  )
}

/** What the filters leave of it is seen on the page as well. */
function RevenuePage() {
  const [viewed, setViewed] = useState<RevenueFilters>()
  return (
    <>
      <Title type="REVENUE" />
      <ReportForm type="REVENUE" onView={setViewed} />
      {viewed && <RevenueView filters={viewed} />}
      <ReportList type="REVENUE" {...useListPage()} />
    </>
  )
}

function Title({ type }: { type: ReportType }) {
  const { t } = useTranslation()
  const title = t(ruleOf(type).title)
  usePageTitle(title)
  return <PageTitle title={title} lead={t(ruleOf(type).about)} />
}
