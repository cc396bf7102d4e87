import { shortestName } from '@bnr/contract/media/endpoints'
import { mediaStatusLabels } from '@bnr/contract/media/schemas'
import { type MediaStatus, mediaStatuses } from '@bnr/contract/media/transitions'
import { ChoiceField } from '../../ui/fields/ChoiceField.tsx'
import { always, oneOf, page, text, type Values } from '../../ui/list/address.ts'
import { ListSearch } from '../../ui/list/ListSearch.tsx'
import { pagesOf, useAddress } from '../../ui/list/useAddress.ts'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { t } from '../../ui/translation.ts'
import type { PhotoSearch } from './calls.ts'
import classes from './PhotoApprovalPage.module.css'
import { PhotoQueue } from './PhotoQueue.tsx'

export default function PhotoApprovalPage() {
  const [filters, change, pageAddress] = useAddress(photoAddress)
  return (
    <>
      <PageTitle title={t('Photo Approval')} />
      <div className={classes.filters}>
        <ChoiceField
          label={t('Status')}
          choices={photoFilters.map((filter) => ({ value: filter, label: t(mediaStatusLabels[filter]) }))}
          value={filters.status}
          onChange={(status) => change({ status })}
        />
        <ListSearch
          label={t('BNR ID or name')}
          text={filters.text}
          check={personProblem}
          onSearch={(text) => change({ text })}
        />
      </div>
      <PhotoQueue
        key={`${filters.status} ${filters.text}`}
        search={photoSearchOf(filters)}
        {...pagesOf([filters, change, pageAddress])}
      />
    </>
  )
}

/** Deleted photos have no files to look at. */
const photoFilters: readonly MediaStatus[] = mediaStatuses.filter((status) => status !== 'Deleted')

const photoAddress = {
  status: always(oneOf(photoFilters, 'Ready')),
  text: text((typed) => !personProblem(typed)),
  page: page(),
}
type PhotoQuery = Values<typeof photoAddress>

const isBnrId = (text: string) => /^\d{7,8}$/.test(text)

/** The problem with a text that should be a BNR ID or a name. */
function personProblem(text: string): string | undefined {
  if (text === '' || isBnrId(text)) return undefined
  if (/^\d+$/.test(text)) return 'Enter 7 or 8 digit BNR Id'
  return text.length < 3 ? shortestName : undefined
}

function photoSearchOf({ status, text }: PhotoQuery): PhotoSearch {
  if (!text) return { status }
  return isBnrId(text) ? { status, bnrId: text } : { status, name: text }
}
