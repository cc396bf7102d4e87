import { type ReactNode, useState } from 'react'
import { EmptyState } from '../ui/EmptyState.tsx'
import { type Found, PagedList } from '../ui/list/PagedList.tsx'
import { type AddressOf, pagesOf, useAddress } from '../ui/list/useAddress.ts'
import { PageTitle } from '../ui/PageTitle.tsx'
import { RowsSkeleton } from '../ui/RowsSkeleton.tsx'
import { useKeptFocus } from '../ui/table/useKeptFocus.ts'
import { t } from '../ui/translation.ts'
import { ListFilters } from './ListFilters.tsx'
import { StaffTable } from './StaffTable.tsx'
import type { ListValues, RowAction, StaffList } from './staffList.ts'

/** Makes the page of a staff list from its declaration. */
export function staffListPage<Row extends { id: number | string }, V extends ListValues>(
  list: StaffList<Row, V>,
) {
  const { page, lead, Tools, Tabs = Alone } = list
  return function StaffListPage() {
    const address = useAddress<V>(list.filters)
    return (
      <>
        <PageTitle
          title={t(page.title)}
          lead={lead && t(lead)}
          actions={Tools && <Tools address={address} />}
        />
        <Tabs address={address}>
          <FilteredRows list={list} address={address} />
        </Tabs>
      </>
    )
  }
}

const Alone = ({ children }: { children: ReactNode }) => children

function FilteredRows<Row extends { id: number | string }, V extends ListValues>({
  list,
  address,
}: ListProps<Row, V>) {
  const { filters, useRows, AfterFilters, Around = Alone } = list
  const [values, change] = address
  const found = useRows(values)
  return (
    <>
      <ListFilters filters={filters} values={values} onChange={change}>
        {AfterFilters && <AfterFilters address={address} total={found.data?.total} />}
      </ListFilters>
      <Around address={address}>
        <StaffRows list={list} address={address} found={found} />
      </Around>
    </>
  )
}

interface ListProps<Row, V extends ListValues> {
  list: StaffList<Row, V>
  address: AddressOf<V>
}

/** The rows of a list with their pages, without its title and filters. */
export function StaffRows<Row extends { id: number | string }, V extends ListValues>(
  props: ListProps<Row, V> & { found: Found<Row> },
) {
  const { list, address, found } = props
  const [values, change, pageAddress] = address
  const [opened, setOpened] = useState<{ action: RowAction<Row>; row: Row }>()
  const turn: AddressOf<ListValues>[1] = (part, how) =>
    change({ ...values, page: 0, beyond: '', ...part }, how)
  const words = list.empty(values)
  return (
    <>
      <div {...useKeptFocus()}>
        <PagedList
          found={found}
          {...pagesOf([{ page: values.page ?? 0 }, turn, pageAddress])}
          pageSize={list.isContinued ? Number.POSITIVE_INFINITY : values.size}
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
      </div>
      {opened?.action.opens(opened.row, () => setOpened(undefined))}
    </>
  )
}
