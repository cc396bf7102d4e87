import { earns } from '@bnr/contract/profiles/conditions'
import { labelOf } from '@bnr/contract/profiles/fields'
import { useRef, useState } from 'react'
import { CheckField } from '../../../ui/fields/CheckField.tsx'
import { t } from '../../../ui/translation.ts'
import { isEmpty, isSame } from '../../fields/change.ts'
import fields from '../../fields/fields.module.css'
import type { FieldsProps } from '../../fields/formAccess.ts'
import { type Place, PlaceFields } from '../../fields/PlaceFields.tsx'
import { Questions } from '../../fields/Questions.tsx'

export const CurrentAddress = ({ form }: FieldsProps) => <Address form={form} place="location.current" />

export const PermanentAddress = ({ form }: FieldsProps) => (
  <>
    <SameAddress form={form} />
    <Address form={form} place="location.permanent" />
  </>
)

function Address({ form, place }: FieldsProps & { place: Place }) {
  return (
    <>
      <Questions form={form} paths={[`${place}.door`, `${place}.locality`]} />
      <PlaceFields
        form={form}
        place={place}
        countryLabel={t(labelOf(`${place}.country`))}
        required={place === 'location.current' && earns(form.values)}
        keepsPlace
      />
      <Questions form={form} paths={[`${place}.postalCode`]} />
    </>
  )
}

/**
 * Copies the current address when ticked; a later change to either makes them differ again. Unticking restores the
 * earlier permanent address or, without one, keeps the copy as a start.
 */
export function SameAddress({ form }: FieldsProps) {
  const { current, permanent } = form.values.location ?? {}
  const isCopy = !isEmpty(current) && isSame(current, permanent)
  const [ticked, setTicked] = useState(isCopy)
  const replaced = useRef<typeof permanent>(undefined)

  function tick(checked: boolean) {
    setTicked(checked)
    if (checked) replaced.current = permanent
    const next = checked ? { ...current } : replaced.current
    if (!isEmpty(next)) form.set('location.permanent', next)
  }

  return (
    <div className={fields.whole}>
      <CheckField label={t('Same as current address')} checked={ticked && isCopy} onChange={tick} />
    </div>
  )
}
