import { type ReactNode, useState } from 'react'
import { EmptyState } from '../ui/EmptyState.tsx'
import { PagedList } from '../ui/list/PagedList.tsx'
import { type AddressOf, pagesOf, useAddress } from '../ui/list/useAddress.ts'
import { PageTitle } from '../ui/PageTitle.tsx'
import { RowsSkeleton } from '../ui/RowsSkeleton.tsx'
import { useTranslation } from '../ui/translation.ts'
import { ListFilters } from './ListFilters.tsx'
import { StaffTable } from './StaffTable.tsx'
import type { ListValues, RowAction, StaffList } from './staffList.ts'

/** Makes the page of a staff list from its declaration. */
export function staffListPage<Row extends { id: number }, V extends ListValues>(list: StaffList<Row, V>) {
  const { page, lead, Tools, Around = Alone } = list
  return function StaffListPage() {
    const { t } = useTranslation()
    const address = useAddress<V>(list.filters)
    return (
      <>
        <PageTitle
          title={t(page.title)}
          lead={lead && t(lead)}
          actions={Tools && <Tools address={address} />}
        />
        <Around address={address}>
          <ListFilters filters={list.filters} values={address[0]} onChange={address[1]} />
          <StaffRows list={list} address={address} />
        </Around>
      </>
    )
  }
}

const Alone = ({ children }: { children: ReactNode }) => children

interface StaffRowsProps<Row, V extends ListValues> {
  list: StaffList<Row, V>
  address: AddressOf<V>
}

/** The rows of a list with their pages, without its title and filters. */
export function StaffRows<Row extends { id: number }, V extends ListValues>(props: StaffRowsProps<Row, V>) {
  const { t } = useTranslation()
  const { list, address } = props
  const [values, change, pageAddress] = address
  const [opened, setOpened] = useState<{ action: RowAction<Row>; row: Row }>()
  const turn: AddressOf<ListValues>[1] = (part, how) => change({ ...values, page: 0, ...part }, how)
  const words = list.empty(values, t)
  return (
    <>
      <PagedList
        found={list.useRows(values)}
        {...pagesOf([values, turn, pageAddress])}
        skeleton={<RowsSkeleton />}
        empty={words && <EmptyState {...words} />}
      >
        {(rows) => (
          <StaffTable
            list={list}
            values={values}
            rows={rows}
            onOrder={(order) => turn({ order })}
            onOpen={(action, row) => setOpened({ action, row })}
          />
        )}
      </PagedList>
      {opened?.action.opens(opened.row, () => setOpened(undefined))}
    </>
  )
}
