import type { ImportItem } from '@bnr/contract/imports/schemas'
import type { ImportState } from '@bnr/contract/imports/states'
import { indianNumber } from '@bnr/contract/indianNumber'
import { FactList } from '../ui/FactList.tsx'
import { type Tone, ToneBadge } from '../ui/ToneBadge.tsx'
import { t } from '../ui/translation.ts'
import classes from './Imports.module.css'

const tones: Record<ImportState, Tone> = { Preview: 'calm', Running: 'waiting', Done: 'good' }

export const ImportBadge = ({ item: { state } }: { item: Pick<ImportItem, 'state'> }) => (
  <ToneBadge tone={tones[state]}>{t(state)}</ToneBadge>
)

/** The numbers of rows and, while the job runs, its progress. */
export function ImportCounts({ item: { id, state, counts, failure } }: { item: ImportItem }) {
  const { total, included, wrong, duplicates, created, refused } = counts
  const done = created + refused
  const facts = [
    { label: 'Rows', value: indianNumber(total) },
    { label: 'To import', value: indianNumber(included) },
    { label: 'With errors', value: indianNumber(wrong) },
    { label: 'Possible duplicates', value: indianNumber(duplicates) },
    { label: 'Created', value: indianNumber(created) },
    { label: 'Refused', value: indianNumber(refused) },
  ]
  return (
    <div className={classes.counts} aria-live="polite">
      <FactList variant="figures" facts={facts} />
      {state === 'Running' && (
        <progress max={done + included} value={done} aria-label={t('Progress of import {id}', { id })} />
      )}
      {failure && (
        <p role="alert" className="danger">
          {t(failure)}
        </p>
      )}
    </div>
  )
}
