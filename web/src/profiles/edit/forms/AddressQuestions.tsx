import { earns } from '@bnr/contract/profiles/conditions'
import { useRef, useState } from 'react'
import { CheckField } from '../../../ui/fields/CheckField.tsx'
import { useTranslation } from '../../../ui/translation.ts'
import { isEmpty, isSame } from '../../fields/change.ts'
import fields from '../../fields/fields.module.css'
import type { FieldsProps } from '../../fields/formAccess.ts'
import { LineField } from '../../fields/LineField.tsx'
import { PlaceFields } from '../../fields/PlaceFields.tsx'

export interface AddressQuestionsProps extends FieldsProps {
  place: 'location.current' | 'location.permanent'
}

export function AddressQuestions({ form, place }: AddressQuestionsProps) {
  const { t } = useTranslation()
  return (
    <>
      <LineField form={form} path={`${place}.door`} label={t('Door and street')} maxLength={100} />
      <LineField form={form} path={`${place}.locality`} label={t('Locality')} maxLength={100} />
      <PlaceFields
        form={form}
        place={place}
        countryLabel={t('Country')}
        required={place === 'location.current' && earns(form.values)}
        keepsPlace
      />
      <LineField form={form} path={`${place}.postalCode`} label={t('Postal code')} maxLength={10} />
    </>
  )
}

/**
 * Copies once when it is ticked; whoever changes one of the two afterwards has two addresses again. Unticking brings
 * back the address that stood there, and where there was none keeps the copy to start from.
 */
export function SameAddress({ form }: FieldsProps) {
  const { t } = useTranslation()
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
