import { type ReportType, ruleOf } from '@bnr/contract/reports/types'
import { EmptyState } from '../ui/EmptyState.tsx'
import { PagedList } from '../ui/list/PagedList.tsx'
import { type ListAddress, orderingOf, pagesOf } from '../ui/list/useAddress.ts'
import { RowsSkeleton } from '../ui/RowsSkeleton.tsx'
import { Section } from '../ui/Section.tsx'
import { useTranslation } from '../ui/translation.ts'
import { useReports } from './calls.ts'
import { ReportTable } from './ReportTable.tsx'

/** Earlier reports and the progress of running ones. */
export function ReportList({ type, address }: { type: ReportType; address: ListAddress }) {
  const { t } = useTranslation()
  const [{ order, page }] = address
  return (
    <Section title={t('Previous downloads')} size="list">
      <PagedList
        found={useReports({ type, order, page })}
        {...pagesOf(address)}
        skeleton={<RowsSkeleton />}
        empty={
          <EmptyState
            title={t('No reports yet')}
            message={t('Choose the filters, then press Generate. {about}', {
              about: t(ruleOf(type).about),
            })}
          />
        }
      >
        {(reports) => <ReportTable reports={reports} ordering={orderingOf(address)} />}
      </PagedList>
    </Section>
  )
}
