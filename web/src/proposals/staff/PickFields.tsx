import { proposalLimits } from '@bnr/contract/proposals/states'
import { CheckField } from '../../ui/fields/CheckField.tsx'
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx'
import { t } from '../../ui/translation.ts'
import classes from './Candidates.module.css'
import type { Picked } from './usePicked.ts'

interface PickFieldsProps {
  id: number
  name: string
  picked: Picked
}

/** The tick to propose a profile, and once picked the sentence to the member. */
export function PickFields({ id, name, picked }: PickFieldsProps) {
  const pick = picked.picks.find((one) => one.id === id)
  return (
    <div className={classes.pick}>
      <CheckField
        label={t('Propose {name}', { name })}
        checked={pick !== undefined}
        disabled={picked.isFull && !pick}
        onChange={(checked) => (checked ? picked.set({ id, name, sentence: '' }) : picked.remove([id]))}
      />
      {pick && (
        <TextAreaField
          label={t('Why {name}? The family reads this', { name })}
          required
          rows={2}
          maxLength={proposalLimits.sentenceCharacters}
          value={pick.sentence}
          error={picked.errors.get(id)}
          onChange={(sentence) => picked.set({ ...pick, sentence })}
        />
      )}
    </div>
  )
}

interface PickedElsewhereProps {
  /** Ids of the profiles on this page. */
  shown: readonly (number | undefined)[]
  picked: Picked
}

/** What was picked on other pages or in an earlier search, so that its sentences can still be read and changed. */
export function PickedElsewhere({ shown, picked }: PickedElsewhereProps) {
  const elsewhere = picked.picks.filter(({ id }) => !shown.includes(id))
  if (elsewhere.length === 0) return null
  return (
    <fieldset className={classes.elsewhere}>
      <legend>{t('Picked, but not on this page')}</legend>
      {elsewhere.map(({ id, name }) => (
        <PickFields key={id} id={id} name={name} picked={picked} />
      ))}
    </fieldset>
  )
}
