import { ruleOf } from '@bnr/contract/reports/types'
import { EmptyState } from '../ui/EmptyState.tsx'
import type { Ordering } from '../ui/list/order.ts'
import { PagedList } from '../ui/list/PagedList.tsx'
import { RowsSkeleton } from '../ui/RowsSkeleton.tsx'
import { useTranslation } from '../ui/translation.ts'
import { type AskedReports, useReports } from './calls.ts'
import classes from './ReportList.module.css'
import { ReportTable } from './ReportTable.tsx'

export interface ReportListProps extends AskedReports, Ordering {
  pageAddress: (page: number) => string
  onPage: (page: number, how?: { replace: boolean }) => void
}

/** What was made before, and how far the newest is. */
export function ReportList({ type, order, onOrder, page, pageAddress, onPage }: ReportListProps) {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="previous-title">
      <h2 id="previous-title" className={classes.title}>
        {t('Previous downloads')}
      </h2>
      <PagedList
        found={useReports({ type, order, page })}
        {...{ page, pageAddress, onPage }}
        skeleton={<RowsSkeleton />}
        empty={
          <EmptyState
            title={t('No reports yet')}
            message={t('Choose what it should tell, and press Generate. {about}', {
              about: t(ruleOf(type).about),
            })}
          />
        }
      >
        {(reports) => <ReportTable reports={reports} ordering={{ order, onOrder }} />}
      </PagedList>
    </section>
  )
}
