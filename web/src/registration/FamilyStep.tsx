import type { FieldsProps } from '../profiles/fields/formAccess.ts'
import { HeightField } from '../profiles/fields/HeightField.tsx'
import { ListField } from '../profiles/fields/ListField.tsx'
import { MaritalFields } from '../profiles/fields/MaritalFields.tsx'
import { useSetting } from '../reference/calls.ts'
import { useTranslation } from '../ui/translation.ts'
import { ChildFields } from './ChildFields.tsx'

export function FamilyStep({ form }: FieldsProps) {
  const { t } = useTranslation()
  return (
    <>
      <ListField
        form={form}
        path="basic.maritalStatus"
        label={t('Marital status')}
        list={useSetting('maritalStatuses')}
        required
      />
      <MaritalFields form={form}>
        <ChildFields form={form} />
      </MaritalFields>
      <HeightField form={form} />
      <ListField
        form={form}
        path="basic.weight"
        label={t('Weight')}
        list={useSetting('weights')}
        fromText={Number}
        required
      />
      <HouseFields form={form} />
    </>
  )
}

function HouseFields({ form }: FieldsProps) {
  const { t } = useTranslation()
  return (
    <>
      <ListField
        form={form}
        path="basic.bodyType"
        label={t('Body type')}
        list={useSetting('bodyTypes')}
        required
      />
      <ListField
        form={form}
        path="family.status"
        label={t('Family status')}
        list={useSetting('familyStatuses')}
        required
      />
      <ListField
        form={form}
        path="family.type"
        label={t('Family type')}
        list={useSetting('familyTypes')}
        required
      />
      <ListField
        form={form}
        path="family.values"
        label={t('Family values')}
        list={useSetting('familyValues')}
        required
      />
    </>
  )
}
